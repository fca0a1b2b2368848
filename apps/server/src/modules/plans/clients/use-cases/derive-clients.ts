import { DAY_MS } from '@salvia/contract/durations'
import type { SuppliedLine, SupplyingOrder } from '@salvia/rules/plans/client-supply'
import { planClientState } from '@salvia/rules/plans/plan-client-status'
import { daysOfSupply, itemSupply, type Supply } from '@salvia/rules/plans/supply'
import type { Db } from '#db/database'
import { findPackContents } from '../../../catalogue/index.ts'
import {
  type DerivedClient,
  type Followed,
  listItemsOf,
  lockFollowed,
  storeDerived,
} from '../data/follow-queries.ts'
import type { FollowedOrder, PlanClientKey, PlanOptions } from '../plan-client-context.ts'

type Item = Awaited<ReturnType<typeof listItemsOf>>[number]
type Plan = { items: Item[]; supplies: Map<string, Supply> }

const noPack = { servingsPerContainer: null, mainServing: null }

async function plansOf(tx: Db, recommendationIds: string[]): Promise<Map<string, Plan>> {
  const items = await listItemsOf(tx, recommendationIds)
  const packs = await findPackContents(tx, [...new Set(items.map(({ productId }) => productId))])
  const byPlan = Map.groupBy(items, ({ recommendationId }) => recommendationId)
  return new Map(
    [...byPlan].map(([id, own]) => {
      const supplies = own.map((item): [string, Supply] => [
        item.productId,
        itemSupply({ ...item, product: packs.get(item.productId) ?? noPack }),
      ])
      return [id, { items: own, supplies: new Map(supplies) }]
    }),
  )
}

function lasting(supply: Supply | undefined, packs: number): SuppliedLine['supply'] {
  if (supply?.isKnown) return { days: daysOfSupply(supply, packs) ?? 0 }
  return { unknown: supply?.reason ?? 'AmountUnknown' }
}

const toSupplying = (
  { lines, isCanceled, ...order }: FollowedOrder,
  plan: Plan | undefined,
): SupplyingOrder => ({
  placedAt: order.placedAt,
  deliveredAt: order.deliveredAt,
  lines: lines.map(({ productId, packs }) => ({
    productId,
    isCanceled,
    supply: lasting(plan?.supplies.get(productId), packs),
  })),
})

const keyOf = ({ recommendationId, clientId }: PlanClientKey) => `${recommendationId}:${clientId}`
const keyOnly = ({ recommendationId, clientId }: PlanClientKey) => ({ recommendationId, clientId })

type Known = { plan: Plan | undefined; orders: FollowedOrder[] }

/** What is known about clients of plans: the plan's supplies, and the orders that count. */
async function knownOf(
  db: Db,
  { ordersOfClients }: Pick<PlanOptions, 'ordersOfClients'>,
  keys: PlanClientKey[],
): Promise<(key: PlanClientKey) => Known> {
  const orders = Map.groupBy(await ordersOfClients(db, keys), keyOf)
  const plans = await plansOf(db, [...new Set(keys.map(({ recommendationId }) => recommendationId))])
  return (key) => ({ plan: plans.get(key.recommendationId), orders: orders.get(keyOf(key)) ?? [] })
}

/** While packs are under way nobody tells when they arrive: it is looked up once a day. */
function nextLook(orders: FollowedOrder[], changesAt: Date | null, now: Date): Date | null {
  const isUnderWay = orders.some(({ deliveredAt, isCanceled }) => deliveredAt === null && !isCanceled)
  if (!isUnderWay) return changesAt
  const tomorrow = new Date(now.getTime() + DAY_MS)
  return changesAt && changesAt < tomorrow ? changesAt : tomorrow
}

function derived(
  { row, days }: Followed,
  { plan, orders }: Known,
  now: Date,
): Omit<DerivedClient, keyof PlanClientKey> {
  const { dismissedAlert, dismissedAt } = row
  const state = planClientState(
    {
      ...row,
      days,
      areOrdersKnown: row.joinedAt === null || row.sharesOrders,
      dismissed: dismissedAlert && dismissedAt ? { id: dismissedAlert, at: dismissedAt } : null,
      orders: orders.map((order) => toSupplying(order, plan)),
      products: plan?.items ?? [],
    },
    now,
  )
  return {
    statusId: state.status,
    alertId: state.alert?.id ?? null,
    alertSince: state.alert?.since ?? null,
    refillOn: state.supplyEndsAt?.toISOString().slice(0, 10) ?? null,
    supplyUnknownReason: state.supplyUnknown,
    lastOrderAt: state.lastOrderAt,
    dueAt: nextLook(orders, state.changesAt, now),
  }
}

/**
 * Derives status and alert of clients of plans from what happened so far, in the caller's transaction: one read and one
 * write for all of them.
 */
export async function deriveClients(
  tx: Db,
  { ordersOfClients }: Pick<PlanOptions, 'ordersOfClients'>,
  keys: PlanClientKey[],
  now: Date,
): Promise<void> {
  if (keys.length === 0) return
  const followed = await lockFollowed(tx, keys)
  const known = await knownOf(tx, { ordersOfClients }, keys)
  await storeDerived(
    tx,
    followed.map((client) => ({ ...keyOnly(client.row), ...derived(client, known(client.row), now) })),
  )
}
