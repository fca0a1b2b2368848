import { and, eq, inArray, isNotNull, sql } from 'drizzle-orm'
import type { Db } from '#db/database'
import { orders } from './order-tables.ts'

type Counted = { ordersCount: number; lastOrderAt: Date | null }

/**
 * Number and last date of orders by or for some clients: from one practitioner's plans or, with null, in total. Orders
 * never placed do not count.
 */
export async function countOrdersOfClients(
  db: Db,
  { practitionerId, clientIds }: { practitionerId: string | null; clientIds: string[] },
): Promise<Map<string, Counted>> {
  if (clientIds.length === 0) return new Map()
  const clientId = sql<string>`coalesce(${orders.shippingUserId}, ${orders.userId})`
  const rows = await db
    .select({
      clientId,
      ordersCount: sql<number>`count(*)::int`,
      lastOrderAt: sql<Date | null>`max(${orders.placedAt})`.mapWith(orders.placedAt),
    })
    .from(orders)
    .where(
      and(
        inArray(clientId, clientIds),
        isNotNull(orders.placedAt),
        practitionerId === null ? undefined : eq(orders.practitionerId, practitionerId),
      ),
    )
    .groupBy(clientId)
  return new Map(rows.map(({ clientId: id, ...counted }) => [id, counted]))
}
