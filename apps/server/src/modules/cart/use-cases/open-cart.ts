import { firstCartState } from '@salvia/rules/cart/cart-state'
import type { Db } from '#db/database'
import type { Actor } from '#kernel/http/actor'
import { newSecretId } from '#kernel/ids'
import type { CartContext } from '../cart-context.ts'
import { checkClientOrder, findRefusal } from '../cart-refusals.ts'
import { replaceItems } from '../data/cart-items.ts'
import type { CartRow } from '../data/cart-queries.ts'
import { insertCart } from '../data/cart-statements.ts'
import { digestOf } from '../describe-cart.ts'
import { type PricedCart, repriceCart } from '../reprice-cart.ts'
import type { CartOutcome } from './change-cart.ts'
import { holdCurrentCarts } from './hold-current-carts.ts'
import { claimCart } from './set-aside.ts'
import { type CartUpdate, checkCurrency, clientOrderOf, countryOf } from './update-cart.ts'

export type NewCart = Omit<CartUpdate, 'note' | 'overrideDiscountPercentage' | 'expectedShippingUserId'> & {
  countryCode: string
}

/** A cart of a country with nothing in it, saved by nobody yet. */
export function emptyCart(countryCode: string, now: Date): CartRow {
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
    sharesOrdersWith: null,
    orderId: null,
    shownDigest: '',
    setAsideAt: null,
    setAside: null,
    mergedIntoUserId: null,
  }
}

async function saveNewCart(tx: Db, cart: PricedCart, context: CartContext): Promise<PricedCart> {
  const row = { ...cart.row, lines: cart.items, shownDigest: digestOf(cart, context.pricing.now) }
  await insertCart(tx, row)
  return { ...cart, row }
}

/**
 * Opens a cart; a signed-in caller's becomes current at once, and the previous one is set aside. If any line may not be
 * added, all are left out and `error` says why.
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
    const cart = await repriceCart(tx, filled, pricing)
    checkClientOrder(cart, empty)
    const refused = findRefusal(cart, empty)
    const kept = refused === null ? cart : await repriceCart(tx, row, pricing)
    return { cart: await saveNewCart(tx, kept, context), ...(refused ?? { error: null }) }
  }
  // Without a login a single row is written, so no transaction is needed.
  return actor ? context.db.transaction(open) : open(context.db)
}
