import { reservableUntil } from '@salvia/rules/orders/reservation'
import type { Db } from '#db/database'
import { conflict } from '#kernel/domain-error'
import { findShortStock, releaseStock, reserveStock } from '../../catalogue/index.ts'
import type { LockedOrder } from '../data/locked-order.ts'
import { holdWalletPart } from '../wallet-part-of.ts'
import { mayReserve } from './bound-reservations.ts'
import { moveOrder } from './move-order.ts'

/** `addressGroup` null: unpaid packs are not counted. */
export type StartingPayment = { sessionEnd: Date; userId: string | null; addressGroup: string | null }

const earlier = (a: Date, b: Date): Date => (a < b ? a : b)

/** The end of the session, but not beyond the latest time the order may reserve packs. */
async function endOfReservation(
  tx: Db,
  order: LockedOrder,
  { sessionEnd, addressGroup }: StartingPayment,
  now: Date,
): Promise<Date | null> {
  const end = earlier(sessionEnd, order.reservableUntil ?? reservableUntil(now))
  if (end <= now) return null
  const isHeld = order.reservedUntil !== null && order.reservedUntil > now
  if (isHeld || addressGroup === null) return end
  return (await mayReserve(tx, order, { addressGroup }, now)) ? end : null
}

/**
 * Reserves the order's packs until `end`; null only checks that they are available. Returns which products are short.
 */
async function keepPacks(tx: Db, { id: orderId, lines }: LockedOrder, end: Date | null): Promise<string[]> {
  if (end === null) {
    await releaseStock(tx, orderId)
    return findShortStock(tx, lines)
  }
  return reserveStock(tx, { orderId, lines, expiresAt: end })
}

/**
 * Starts the payment of a locked order. Its packs stay reserved until the session ends, at most 90 minutes after its
 * first payment started; past the limits on unpaid packs it continues without a reservation. What its buyer's wallet
 * pays is held. Throws conflict if the order can no longer be paid, or there are too few packs or too little balance.
 */
export async function startPayment(
  tx: Db,
  order: LockedOrder,
  starting: StartingPayment,
  now: Date,
): Promise<LockedOrder> {
  const reservedUntil = await endOfReservation(tx, order, starting, now)
  const changes = { reservedUntil, reservableUntil: order.reservableUntil ?? reservableUntil(now) }
  const step = { event: 'startPayment' as const, userId: starting.userId, cause: null, changes }
  const moved = await moveOrder(tx, order, step, now)
  if (!(await holdWalletPart(tx, order, now)))
    throw conflict('balance_short', 'There is less in the wallet than this order is to be paid with.')
  const short = await keepPacks(tx, order, reservedUntil)
  if (short.length > 0) throw conflict('stock_short', 'There is not enough of a product in stock.')
  return { ...order, ...moved }
}
