import type { Db } from '#db/database'
import { stableJson } from '#kernel/stable-json'
import type { CartWork } from '../cart-work.ts'
import type { CartRow } from '../data/cart-queries.ts'
import { writeCart } from '../data/write-cart.ts'
import { digestOf } from '../describe-cart.ts'
import type { CartNow } from '../price-cart.ts'

/** What people write of a cart; all else follows from it. */
const inputs = [
  'userId',
  'countryCode',
  'isCustomClientOrder',
  'shippingUserId',
  'lines',
  'email',
  'shippingAddress',
  'billingAddress',
  'note',
  'deliveryCarrierId',
  'pickingPolicy',
  'setAsideAt',
  'setAside',
] as const satisfies (keyof CartRow)[]

const inputsOf = (row: CartRow): string => stableJson(inputs.map((name) => row[name]))

/** A moment after both, to the millisecond: versions of a cart rise strictly. */
export const nextVersion = (before: Date, now: Date): Date =>
  new Date(Math.max(now.getTime(), before.getTime() + 1))

/**
 * Keeps a cart that was locked as `before` and priced anew. When neither the cart nor its prices changed, nothing is
 * written and its version stays. A change of a finalized cart opens it again and withdraws its order; a price that
 * changed by itself does not.
 */
export async function saveCart(tx: Db, before: CartRow, cart: CartNow, work: CartWork): Promise<CartNow> {
  const { now } = work.pricing
  const isChanged = inputsOf(before) !== inputsOf(cart.row)
  const shownDigest = digestOf(cart, now)
  if (!isChanged && shownDigest === before.shownDigest) return { ...cart, row: before }
  const isReopened = isChanged && before.orderId !== null
  if (isReopened && before.orderId) await work.withdrawOrder(tx, before.orderId)
  const row: CartRow = {
    ...cart.row,
    ...(isReopened ? { state: 'Open', orderId: null } : {}),
    lines: cart.items,
    shownDigest,
    updatedAt: nextVersion(before.updatedAt, now),
  }
  await writeCart(tx, row)
  return { ...cart, row }
}
