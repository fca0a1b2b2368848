import { and, desc, eq, inArray, ne } from 'drizzle-orm'
import type { Db } from '#db/database'
import { orderLines, orders } from '../../data/order-tables.ts'
import { shipments } from '../../shipments/data/shipment-tables.ts'
import { withdrawalLines, withdrawals } from './withdrawal-tables.ts'
import { owedQuantity } from './withdrawn-quantity.ts'

/** When the parcels of an order that were not canceled arrived; null for one that did not yet. */
export const listArrivals = (db: Db, orderId: string) =>
  db
    .select({ deliveredAt: shipments.deliveredAt })
    .from(shipments)
    .where(and(eq(shipments.orderId, orderId), ne(shipments.status, 'Canceled')))

export const listPacks = (db: Db, orderId: string) =>
  db
    .select({
      orderLineId: orderLines.id,
      name: orderLines.name,
      brandName: orderLines.brandName,
      quantity: orderLines.quantity,
      refundedQuantity: orderLines.refundedQuantity,
      owedQuantity: owedQuantity(orderLines.id),
    })
    .from(orderLines)
    .where(eq(orderLines.orderId, orderId))
    .orderBy(orderLines.position)

/** What was declared, the newest first. */
export async function listWithdrawals(db: Db, orderId: string) {
  const declared = await db
    .select()
    .from(withdrawals)
    .where(eq(withdrawals.orderId, orderId))
    .orderBy(desc(withdrawals.declaredAt), desc(withdrawals.id))
  const ids = declared.map(({ id }) => id)
  const lines = await db
    .select()
    .from(withdrawalLines)
    .where(inArray(withdrawalLines.withdrawalId, ids))
    .orderBy(withdrawalLines.orderLineId)
  return declared.map((row) => ({
    ...row,
    lines: lines.filter(({ withdrawalId }) => withdrawalId === row.id),
  }))
}

/** A placed order by its number; undefined if there is none. */
export async function findOrderByNumber(db: Db, number: string) {
  const [order] = await db.select().from(orders).where(eq(orders.number, number))
  return order
}
