import { eq } from 'drizzle-orm'
import type { Db } from '#db/database'
import { holdStock, releaseStock } from '../../catalogue/index.ts'
import { orders } from '../data/order-tables.ts'
import { moveOrder, type OrderRow } from './move-order.ts'

/** The gateway accepted, the money is not final: the stock is kept until its last word. */
export async function awaitPayment(tx: Db, order: OrderRow, now: Date): Promise<OrderRow> {
  await holdStock(tx, order.id, null)
  const changes = { reservedUntil: null }
  const step = { event: 'acceptPayment' as const, userId: null, why: 'payment is processed', changes }
  return moveOrder(tx, order, step, now)
}

/** What was accepted failed after all: the order can be paid again, and its stock is free. */
export async function losePayment(tx: Db, order: OrderRow, now: Date): Promise<OrderRow> {
  await releaseStock(tx, order.id)
  const step = { event: 'failPayment' as const, userId: null, why: 'payment failed' }
  return moveOrder(tx, order, step, now)
}

/** The payment session of a pending order ended without money: the stock it kept is free. */
export async function freeUnpaidStock(tx: Db, order: OrderRow): Promise<void> {
  if (order.status !== 'Pending') return
  await releaseStock(tx, order.id)
  await tx.update(orders).set({ reservedUntil: null }).where(eq(orders.id, order.id))
}
