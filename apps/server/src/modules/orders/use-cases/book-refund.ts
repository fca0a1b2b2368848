import { and, eq, sql } from 'drizzle-orm'
import type { Db } from '#db/database'
import { orderLines, orders } from '../data/order-tables.ts'

/** Minor units of the order's currency, and the packs they are for. */
export type BookedRefund = {
  orderId: string
  amount: number
  lines: { orderLineId: string; quantity: number }[]
}

/**
 * Counts a refund of a locked order, or with `-1` one that failed no more. The database refuses more than was paid and
 * more packs than were ordered.
 */
export async function bookRefund(
  tx: Db,
  { orderId, amount, lines }: BookedRefund,
  by: 1 | -1 = 1,
): Promise<void> {
  await tx
    .update(orders)
    .set({ refunded: sql`${orders.refunded} + ${by * amount}` })
    .where(eq(orders.id, orderId))
  for (const { orderLineId, quantity } of lines)
    await tx
      .update(orderLines)
      .set({ refundedQuantity: sql`${orderLines.refundedQuantity} + ${by * quantity}` })
      .where(and(eq(orderLines.id, orderLineId), eq(orderLines.orderId, orderId)))
}
