import type { SuppliedLine, SupplyingOrder } from '@salvia/rules/plans/client-supply'
import { daysOfSupply, itemSupply, type Supply } from '@salvia/rules/plans/supply'
import type { Db } from '#db/database'
import { findPackContents } from '../../catalogue/index.ts'
import { listItemsOf } from './data/follow-queries.ts'
import type { FollowedOrder, PlanClientKey, PlanOptions } from './plan-client-context.ts'

type Item = Awaited<ReturnType<typeof listItemsOf>>[number]
export type SuppliedPlan = { items: Item[]; supplies: Map<string, Supply> }

const noPack = { servingsPerContainer: null, mainServing: null }

/** Items of plans, and what each uses and its pack holds, by plan. */
export async function plansOf(tx: Db, recommendationIds: string[]): Promise<Map<string, SuppliedPlan>> {
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

/** An order as the rules of supply read it: how long its packs last by the plan's doses. */
export const toSupplying = (
  { lines, isCanceled, ...order }: FollowedOrder,
  plan: SuppliedPlan | undefined,
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

export type Known = { plan: SuppliedPlan | undefined; orders: FollowedOrder[] }

/** What is known about clients of plans: the plan's supplies, and the orders that count. */
export async function knownOf(
  db: Db,
  { ordersOfClients }: Pick<PlanOptions, 'ordersOfClients'>,
  keys: PlanClientKey[],
): Promise<(key: PlanClientKey) => Known> {
  const orders = Map.groupBy(await ordersOfClients(db, keys), keyOf)
  const plans = await plansOf(db, [...new Set(keys.map(({ recommendationId }) => recommendationId))])
  return (key) => ({ plan: plans.get(key.recommendationId), orders: orders.get(keyOf(key)) ?? [] })
}
