import type { RefillBasket } from '@salvia/contract/plans/plan-client-records'
import { utcDay } from '@salvia/rules/format/days'
import { refillBasket } from '@salvia/rules/plans/refill-basket'
import { and, isNotNull, isNull } from 'drizzle-orm'
import { notFound } from '#kernel/domain-error'
import type { Actor } from '#kernel/http/actor'
import { recommendationClients } from '../data/plan-tables.ts'
import { isClient } from './data/follow-queries.ts'
import { suppliedItemsOf } from './known-supply.ts'
import type { PlanClientContext } from './plan-client-context.ts'
import { findPlanForClients } from './use-cases/view-plan.ts'

/**
 * The packs that bring all products of a plan to the same day, from the caller's own orders of it, shared with the
 * practitioner or not. Throws not-found for a plan that the caller has not saved.
 */
export async function readRefill(
  { db, ownOrdersOfPlan }: Pick<PlanClientContext, 'db' | 'ownOrdersOfPlan'>,
  { actor, shareCode }: { actor: Actor; shareCode: string },
  now: Date,
): Promise<RefillBasket> {
  const { id: recommendationId } = await findPlanForClients(db, shareCode)
  const key = { recommendationId, clientId: actor.userId }
  const c = recommendationClients
  if ((await db.$count(c, and(isClient(key), isNotNull(c.joinedAt), isNull(c.revokedAt)))) === 0)
    throw notFound('recommendation')
  const items = (await suppliedItemsOf(db, [recommendationId])).get(recommendationId) ?? []
  const orders = await ownOrdersOfPlan(db, key)
  const { until, refills } = refillBasket({ items, orders }, now)
  const productOf = new Map(items.map(({ id, productId }) => [id, productId]))
  return {
    until: until && utcDay(until),
    items: refills.map(({ itemId, lastsUntil, ...refill }) => ({
      ...refill,
      recommendationItemId: itemId,
      productId: productOf.get(itemId) ?? '',
      lastsUntil: lastsUntil && utcDay(lastsUntil),
    })),
  }
}
