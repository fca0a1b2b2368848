import { firstCartState } from '@salvia/rules/cart/cart-state'
import type { Db } from '#db/database'
import { driverValues } from '#db/row-placeholders'
import type { Actor } from '#kernel/http/actor'
import { newSecretId } from '#kernel/ids'
import type { CartContext } from '../cart-context.ts'
import { replaceItems } from '../cart-items.ts'
import { findRefusalText } from '../cart-refusals.ts'
import type { CartRow } from '../data/cart-queries.ts'
import { insertGuestCart, insertUserCart } from '../data/cart-statements.ts'
import { digestOf } from '../describe-cart.ts'
import { type CartNow, priceCart } from '../price-cart.ts'
import type { CartOutcome } from './change-cart.ts'
import { holdCurrentCarts } from './hold-current-carts.ts'
import { claimCart } from './set-aside.ts'
import { type CartUpdate, checkCurrency, clientOrderOf, countryOf } from './update-cart.ts'

export type NewCart = Omit<CartUpdate, 'note' | 'overrideDiscountPercentage'> & { countryCode: string }

function emptyCart(countryCode: string, now: Date): CartRow {
  return {
    id: newSecretId(),
    createdAt: now,
    updatedAt: now,
    state: firstCartState,
    userId: null,
    countryCode,
    isCustomClientOrder: false,
    shippingUserId: null,
    lines: [],
    email: null,
    shippingAddress: null,
    billingAddress: null,
    note: '',
    deliveryCarrierId: null,
    pickingPolicy: 'Direct',
    vatCheck: null,
    orderId: null,
    shownDigest: '',
    setAsideAt: null,
    setAside: null,
    mergedIntoUserId: null,
  }
}

async function insertCart(tx: Db, cart: CartNow, context: CartContext): Promise<CartNow> {
  const row = { ...cart.row, lines: cart.items, shownDigest: digestOf(cart, context.pricing.now) }
  const inserted = row.userId === null ? insertGuestCart : insertUserCart
  await inserted(tx).execute(driverValues(row))
  return { ...cart, row }
}

/**
 * Opens a cart, at once the current one of a signed-in caller; the one before waits. Lines that may not be added are
 * left out, all of them, and `error` says why.
 */
export function openCart(context: CartContext, input: NewCart, actor: Actor | null): Promise<CartOutcome> {
  const { pricing } = context
  const empty = emptyCart(countryOf(input.countryCode, pricing), pricing.now)
  checkCurrency(input, empty.countryCode)
  const open = async (tx: Db): Promise<CartOutcome> => {
    if (actor) await holdCurrentCarts(tx, actor.userId)
    const order = await clientOrderOf(tx, { input, row: empty, actor })
    const standing = { ...empty, ...order }
    const claim = actor ? await claimCart(tx, standing, actor.userId, context) : {}
    const row = { ...standing, ...claim }
    const filled = { ...row, lines: replaceItems(input.lines ?? []) }
    const cart = await priceCart(tx, filled, pricing)
    const error = findRefusalText(cart, empty)
    const kept = error === null ? cart : await priceCart(tx, row, pricing)
    return { cart: await insertCart(tx, kept, context), error }
  }
  // Without a login one row is written, and one statement needs no transaction.
  return actor ? context.db.transaction(open) : open(context.db)
}
