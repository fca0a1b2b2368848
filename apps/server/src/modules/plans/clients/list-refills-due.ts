import { type RefillDue, refillsDue } from '@salvia/rules/plans/refills-due'
import { and, eq, inArray, isNotNull, isNull, or } from 'drizzle-orm'
import type { Db } from '#db/database'
import { recommendationClients, recommendations } from '../data/plan-tables.ts'
import { knownOf } from './known-supply.ts'
import type { PlanClientKey, PlanOptions } from './plan-client-context.ts'

const c = recommendationClients

/** Clients whose orders of a plan count for its practitioner. */
const listFollowed = (db: Db, practitionerIds: string[]) =>
  db
    .select({
      practitionerId: recommendations.practitionerId,
      recommendationId: c.recommendationId,
      clientId: c.clientId,
    })
    .from(c)
    .innerJoin(recommendations, eq(recommendations.id, c.recommendationId))
    .where(
      and(
        inArray(recommendations.practitionerId, practitionerIds),
        isNotNull(c.lastOrderAt),
        or(isNull(c.joinedAt), eq(c.sharesOrders, true)),
      ),
    )

/** A refill that came due with a client's product of a plan. */
export type ClientRefillDue = RefillDue & PlanClientKey & { productId: string }

/** The refills that came due with the clients of some practitioners, from the orders that these see, by practitioner. */
export async function listRefillsDue(
  db: Db,
  { practitionerIds, ordersOfClients }: { practitionerIds: string[] } & Pick<PlanOptions, 'ordersOfClients'>,
  now: Date,
): Promise<Map<string, ClientRefillDue[]>> {
  const followed = await listFollowed(db, practitionerIds)
  const known = await knownOf(db, { ordersOfClients }, followed)
  const found = new Map<string, ClientRefillDue[]>()
  for (const { practitionerId, ...key } of followed) {
    const { products, orders } = known(key)
    const due = products.flatMap((product) =>
      refillsDue(product, orders, now).map((refill) => ({ ...refill, ...key, productId: product.productId })),
    )
    found.set(practitionerId, [...(found.get(practitionerId) ?? []), ...due])
  }
  return found
}

type Asked = { practitionerId: string; dueFrom?: string | undefined; dueTo?: string | undefined }

/** The refills of one practitioner that came due within these instants, both included, the latest first. */
export async function listRefillsOf(
  db: Db,
  { practitionerId, dueFrom, dueTo, ordersOfClients }: Asked & Pick<PlanOptions, 'ordersOfClients'>,
  now: Date,
): Promise<ClientRefillDue[]> {
  const found = await listRefillsDue(db, { practitionerIds: [practitionerId], ordersOfClients }, now)
  const [from, to] = [dueFrom && new Date(dueFrom), dueTo && new Date(dueTo)]
  return (found.get(practitionerId) ?? [])
    .filter(({ dueAt }) => (!from || dueAt >= from) && (!to || dueAt <= to))
    .toSorted((a, b) => b.dueAt.getTime() - a.dueAt.getTime())
}
