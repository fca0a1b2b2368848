import { and, count, eq, inArray, isNotNull, max, or, type SQL, sql } from 'drizzle-orm'
import { union } from 'drizzle-orm/pg-core'
import type { Db } from '#db/database'
import { recommendationClients } from '../../plans/index.ts'
import { orders } from './order-tables.ts'
import { selectCounted } from './plan-order-queries.ts'

type Counted = { ordersCount: number; lastOrderAt: Date | null }

const c = recommendationClients

/** Ordered by a practitioner for a client, on one of the client's plans or not. */
const isByPractitioner = eq(orders.userId, orders.practitionerId)

function orderIdsOf(db: Db, clientId: string) {
  const counted = selectCounted(db, eq(c.clientId, clientId)).as('counted')
  return db.select({ orderId: counted.orderId }).from(counted)
}

/** Orders that the practitioner of their plans may know of as this client's. */
export const isOfClient = (db: Db, clientId: string): SQL | undefined =>
  or(and(eq(orders.shippingUserId, clientId), isByPractitioner), inArray(orders.id, orderIdsOf(db, clientId)))

/** The same of several clients of one practitioner, each order once a client. */
const selectKnown = (
  db: Db,
  { practitionerId, clientIds }: { practitionerId: string; clientIds: string[] },
) =>
  union(
    selectCounted(db, and(inArray(c.clientId, clientIds), eq(orders.practitionerId, practitionerId))),
    db
      .select({
        clientId: sql<string>`${orders.shippingUserId}`,
        orderId: orders.id,
        placedAt: orders.placedAt,
      })
      .from(orders)
      .where(
        and(
          inArray(orders.shippingUserId, clientIds),
          eq(orders.practitionerId, practitionerId),
          isByPractitioner,
          isNotNull(orders.placedAt),
        ),
      ),
  ).as('known')

/** All orders by or for some clients. */
const selectAll = (db: Db, clientIds: string[]) => {
  const clientId = sql<string>`coalesce(${orders.shippingUserId}, ${orders.userId})`
  return db
    .select({ clientId: clientId.as('client_id'), orderId: orders.id, placedAt: orders.placedAt })
    .from(orders)
    .where(and(inArray(clientId, clientIds), isNotNull(orders.placedAt)))
    .as('known')
}

/**
 * Number and last date of the orders of some clients: with a practitioner, those from its plans that it may know of; with
 * null, all by or for them. Orders never placed do not count.
 */
export async function countOrdersOfClients(
  db: Db,
  { practitionerId, clientIds }: { practitionerId: string | null; clientIds: string[] },
): Promise<Map<string, Counted>> {
  if (clientIds.length === 0) return new Map()
  const known =
    practitionerId === null ? selectAll(db, clientIds) : selectKnown(db, { practitionerId, clientIds })
  const rows = await db
    .select({ clientId: known.clientId, ordersCount: count(), lastOrderAt: max(known.placedAt) })
    .from(known)
    .groupBy(known.clientId)
  return new Map(rows.map(({ clientId, ...counted }) => [clientId, counted]))
}
