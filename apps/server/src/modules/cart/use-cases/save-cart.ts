import type { Db } from '#db/database'
import { stableJson } from '#kernel/stable-json'
import type { CartContext } from '../cart-context.ts'
import type { CartRow } from '../data/cart-queries.ts'
import { writeCart } from '../data/write-cart.ts'
import { digestOf } from '../describe-cart.ts'
import type { CartNow } from '../price-cart.ts'
import { cartAfter } from './move-cart.ts'

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

const isSameInput = (before: CartRow, after: CartRow): boolean =>
  inputs.every((name) => before[name] === after[name] || stableJson(before[name]) === stableJson(after[name]))

/** A moment after both, to the millisecond: versions of a cart rise strictly. */
export const nextVersion = (before: Date, now: Date): Date =>
  new Date(Math.max(now.getTime(), before.getTime() + 1))

/**
 * What a cart that stood as `before` becomes, repriced: null when neither it nor its prices changed, so that its
 * version stays. `isReopened`: the change ends the order that the cart was frozen into; a price that changed by itself
 * does not.
 */
export function nextCart(
  before: CartRow,
  cart: CartNow,
  now: Date,
): { row: CartRow; isReopened: boolean } | null {
  const isChanged = !isSameInput(before, cart.row)
  const shownDigest = digestOf(cart, now)
  if (!isChanged && shownDigest === before.shownDigest) return null
  const isReopened = isChanged && before.orderId !== null
  const row: CartRow = {
    ...cart.row,
    ...(isReopened ? { ...cartAfter(before, 'reopen'), orderId: null } : {}),
    lines: cart.items,
    shownDigest,
    updatedAt: nextVersion(before.updatedAt, now),
  }
  return { row, isReopened }
}

/** Keeps a cart that was locked as `before` and repriced, and withdraws the order of one that it opens again. */
export async function saveCart(
  tx: Db,
  before: CartRow,
  cart: CartNow,
  context: CartContext,
): Promise<CartNow> {
  const next = nextCart(before, cart, context.pricing.now)
  if (!next) return { ...cart, row: before }
  if (next.isReopened && before.orderId) await context.withdrawOrder(tx, before.orderId)
  await writeCart(tx, next.row)
  return { ...cart, row: next.row }
}
