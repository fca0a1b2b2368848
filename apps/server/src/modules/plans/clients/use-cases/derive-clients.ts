import { DAY_MS } from '@salvia/contract/durations'
import { utcDay } from '@salvia/rules/format/days'
import { isLive } from '@salvia/rules/plans/deliveries'
import { planClientState } from '@salvia/rules/plans/plan-client-status'
import type { Db } from '#db/database'
import { type DerivedClient, type Followed, lockFollowed, storeDerived } from '../data/follow-queries.ts'
import { type Known, knownOf } from '../known-supply.ts'
import type { FollowedOrder, PlanClientKey, PlanOptions } from '../plan-client-context.ts'

const keyOnly = ({ recommendationId, clientId }: PlanClientKey) => ({ recommendationId, clientId })

/** While packs are in transit no event says when they arrive: it is checked once a day. */
function nextLook(orders: FollowedOrder[], changesAt: Date | null, now: Date): Date | null {
  const isUnderWay = orders.some((order) => order.deliveredAt === null && isLive(order))
  if (!isUnderWay) return changesAt
  const tomorrow = new Date(now.getTime() + DAY_MS)
  return changesAt && changesAt < tomorrow ? changesAt : tomorrow
}

/**
 * Who was put on the plan without a message and has not answered may have ordered unnamed, so that none can be missing;
 * what the practitioner ordered for the client is followed all the same.
 */
function areOrdersKnown(
  { joinedAt, sharesOrders, firstSentAt }: Followed['row'],
  orders: FollowedOrder[],
): boolean {
  if (joinedAt !== null) return sharesOrders
  return firstSentAt !== null || orders.length > 0
}

function derived(
  { row, days }: Followed,
  { products, orders }: Known,
  now: Date,
): Omit<DerivedClient, keyof PlanClientKey> {
  const { dismissedAlert, dismissedAt } = row
  const isKnown = areOrdersKnown(row, orders)
  const state = planClientState(
    {
      ...row,
      days,
      areOrdersKnown: isKnown,
      areVisitsKnown: row.declinedAt === null,
      // A cart of before the client said no is named no longer, as its orders are not.
      cartAt: isKnown ? row.cartAt : null,
      dismissed: dismissedAlert && dismissedAt ? { id: dismissedAlert, at: dismissedAt } : null,
      orders,
      products,
    },
    now,
  )
  return {
    statusId: state.status,
    alertId: state.alert?.id ?? null,
    alertSince: state.alert?.since ?? null,
    refillOn: state.supplyEndsAt && utcDay(state.supplyEndsAt),
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
