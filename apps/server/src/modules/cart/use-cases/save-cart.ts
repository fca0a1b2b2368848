import type { Db } from '#db/database'
import { stableJson } from '#kernel/stable-json'
import type { CartContext } from '../cart-context.ts'
import type { CartRow } from '../data/cart-queries.ts'
import { writeCart } from '../data/write-cart.ts'
import { digestOf } from '../describe-cart.ts'
import type { PricedCart } from '../reprice-cart.ts'
import { cartAfter } from './move-cart.ts'

/** Fields users set on a cart; everything else is derived. */
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

/** A moment later than both, to the millisecond: cart versions are strictly increasing. */
export const nextVersion = (before: Date, now: Date): Date =>
  new Date(Math.max(now.getTime(), before.getTime() + 1))

/**
 * The repriced cart to write over `before`: null if neither it nor its prices changed, so its version stays.
 * `isReopened`: the change ends the order the cart was frozen into; a mere price change does not.
 */
export function nextCart(
  before: CartRow,
  cart: PricedCart,
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

/** Saves a repriced cart locked as `before`, and withdraws its order if the cart is reopened. */
export async function saveCart(
  tx: Db,
  before: CartRow,
  cart: PricedCart,
  context: CartContext,
): Promise<PricedCart> {
  const next = nextCart(before, cart, context.pricing.now)
  if (!next) return { ...cart, row: before }
  if (next.isReopened && before.orderId) await context.withdrawOrder(tx, before.orderId)
  await writeCart(tx, next.row)
  return { ...cart, row: next.row }
}
