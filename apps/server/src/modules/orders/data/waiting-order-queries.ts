import { and, count, eq, min } from 'drizzle-orm'
import type { Db } from '#db/database'
import { isOpen } from './open-orders.ts'
import { orders } from './order-tables.ts'

/**
 * Paid orders of which nothing was handed to the warehouse or the carrier, with since when the first of them waits; those wholly
 * withdrawn from wait for their refund alone.
 */
export async function countWaitingOrders(db: Db): Promise<{ count: number; since: Date | null } | undefined> {
  const [row] = await db
    .select({ count: count(), since: min(orders.placedAt) })
    .from(orders)
    .where(and(eq(orders.status, 'Placed'), isOpen(db)))
  return row
}
