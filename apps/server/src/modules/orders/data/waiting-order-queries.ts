import { count, eq, min } from 'drizzle-orm'
import type { Db } from '#db/database'
import { orders } from './order-tables.ts'

/** Paid orders of which nothing was handed to the warehouse or the carrier, with since when the first of them waits. */
export async function countWaitingOrders(db: Db): Promise<{ count: number; since: Date | null } | undefined> {
  const [row] = await db
    .select({ count: count(), since: min(orders.placedAt) })
    .from(orders)
    .where(eq(orders.status, 'Placed'))
  return row
}
