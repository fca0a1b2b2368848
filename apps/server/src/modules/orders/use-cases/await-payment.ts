import { eq } from 'drizzle-orm'
import type { Db } from '#db/database'
import { holdStock, releaseStock } from '../../catalogue/index.ts'
import { orders } from '../data/order-tables.ts'
import { freeWalletPart } from '../wallet-part-of.ts'
import { moveOrder, type OrderRow } from './move-order.ts'

/** The gateway accepted but the payment is not final: the stock stays reserved until it is. */
export async function awaitPayment(tx: Db, order: OrderRow, now: Date): Promise<OrderRow> {
  await holdStock(tx, order.id)
  const changes = { reservedUntil: null }
  const step = { event: 'acceptPayment' as const, userId: null, cause: 'PaymentProcessing' as const, changes }
  return moveOrder(tx, order, step, now)
}

/** An accepted payment failed after all: the order can be paid again, and its stock and balance are released. */
export async function losePayment(tx: Db, order: OrderRow, now: Date): Promise<OrderRow> {
  await releaseStock(tx, order.id)
  await freeWalletPart(tx, order, now)
  const step = { event: 'failPayment' as const, userId: null, cause: 'PaymentFailed' as const }
  return moveOrder(tx, order, step, now)
}

/** A pending order's payment session ended without money: its reserved stock and balance are released. */
export async function freeUnpaid(tx: Db, order: OrderRow, now: Date): Promise<void> {
  if (order.status !== 'Pending') return
  await releaseStock(tx, order.id)
  await freeWalletPart(tx, order, now)
  await tx.update(orders).set({ reservedUntil: null }).where(eq(orders.id, order.id))
}
