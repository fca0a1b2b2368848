import type { Db } from '#db/database'
import { conflict } from '#kernel/domain-error'
import { holdStock, reserveStock } from '../../catalogue/index.ts'
import type { LockedOrder } from './lock-order.ts'
import { moveOrder } from './move-order.ts'

/** Promises the packs again that the order's reservation let go. Throws conflict when they are sold by now. */
async function reserveAgain(tx: Db, order: LockedOrder, expiresAt: Date): Promise<void> {
  const short = await reserveStock(tx, { orderId: order.id, lines: order.lines, expiresAt })
  if (short.length > 0)
    throw conflict('stock_short', 'There are not that many of a product in stock any more.')
}

/**
 * A locked order's payment begins: its stock is kept until `expiresAt`. Throws conflict when the order cannot be paid
 * any more, or its stock was sold after its reservation had lapsed.
 */
export async function startPayment(
  tx: Db,
  order: LockedOrder,
  { expiresAt, userId }: { expiresAt: Date; userId: string | null },
  now: Date,
): Promise<LockedOrder> {
  const isHeld = order.reservedUntil !== null && order.reservedUntil > now
  const step = { event: 'startPayment' as const, userId, why: null, changes: { reservedUntil: expiresAt } }
  const moving = moveOrder(tx, order, step, now)
  if (!isHeld) {
    await moving
    await reserveAgain(tx, order, expiresAt)
  }
  const [moved] = await Promise.all([moving, holdStock(tx, order.id, expiresAt)])
  return { ...order, ...moved }
}
