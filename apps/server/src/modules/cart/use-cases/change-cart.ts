import type { Db } from '#db/database'
import type { Actor } from '#kernel/http/actor'
import type { CartContext } from '../cart-context.ts'
import { findRefusalText } from '../cart-refusals.ts'
import { type CartRow, findCart, lockCart } from '../data/cart-queries.ts'
import { writeUnchangedCart } from '../data/write-cart.ts'
import { type CartNow, priceCart } from '../price-cart.ts'
import { holdCurrentCarts } from './hold-current-carts.ts'
import { nextCart, saveCart } from './save-cart.ts'

export type CartOutcome = { cart: CartNow; error: string | null }

export type CartChange = {
  cartId: string
  actor: Actor | null
  /** The caller, where the change may make the cart its current one. */
  claimant?: Actor | null
  /** Whether the caller may change the cart; throws when not. */
  open: (row: CartRow | null, actor: Actor | null) => CartRow
  /** What the change writes; throws when it may not. */
  change: (tx: Db, row: CartRow) => Promise<Partial<CartRow>> | Partial<CartRow>
}

/** The cart after the change, or as it was with the reason why not. */
async function changed(tx: Db, before: CartRow, { change }: CartChange, context: CartContext) {
  const row = { ...before, ...(await change(tx, before)) }
  const cart = await priceCart(tx, row, context.pricing)
  const error = findRefusalText(cart, before)
  return { cart: error === null ? cart : await priceCart(tx, before, context.pricing), error }
}

/** One write on the condition that nobody else wrote meanwhile; null when someone did, or more than the cart changes. */
async function changeUnlocked(context: CartContext, asked: CartChange): Promise<CartOutcome | null> {
  const before = asked.open(await findCart(context.db, asked.cartId), asked.actor)
  if (asked.claimant || before.orderId !== null) return null
  const { cart, error } = await changed(context.db, before, asked, context)
  const next = nextCart(before, cart, context.pricing.now)
  if (!next) return { cart: { ...cart, row: before }, error }
  const isWritten = await writeUnchangedCart(context.db, next.row, before.updatedAt)
  return isWritten ? { cart: { ...cart, row: next.row }, error } : null
}

function changeLocked(context: CartContext, asked: CartChange): Promise<CartOutcome> {
  return context.db.transaction(async (tx) => {
    if (asked.claimant) await holdCurrentCarts(tx, asked.claimant.userId)
    const before = asked.open(await lockCart(tx, asked.cartId), asked.actor)
    const { cart, error } = await changed(tx, before, asked, context)
    return { cart: await saveCart(tx, before, cart, context), error }
  })
}

/**
 * Changes a cart, one change after the other, and reprices it. A refused change leaves the cart as it was and says
 * why in `error`; one that changes nothing keeps the cart's version. Most carts are written by one person: the lock is
 * taken only when two changes meet.
 */
export const changeCart = async (context: CartContext, asked: CartChange): Promise<CartOutcome> =>
  (await changeUnlocked(context, asked)) ?? changeLocked(context, asked)
