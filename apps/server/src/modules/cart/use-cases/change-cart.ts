import type { Db } from '#db/database'
import type { Actor } from '#kernel/http/actor'
import { findRefusalText } from '../cart-refusals.ts'
import type { CartWork } from '../cart-work.ts'
import { type CartRow, lockCart } from '../data/cart-queries.ts'
import { type CartNow, priceCart } from '../price-cart.ts'
import { saveCart } from './save-cart.ts'

export type CartOutcome = { cart: CartNow; error: string | null }

export type CartChange = {
  cartId: string
  actor: Actor | null
  /** Whether the caller may change the cart; throws when not. */
  open: (row: CartRow | null, actor: Actor | null) => CartRow
  /** What the change writes; throws when it may not. */
  change: (tx: Db, row: CartRow) => Promise<Partial<CartRow>> | Partial<CartRow>
}

/**
 * Changes a cart under its lock and prices it anew. A refused change leaves the cart as it was and says why in
 * `error`; one that changes nothing keeps the cart's version.
 */
export function changeCart(
  work: CartWork,
  { cartId, actor, open, change }: CartChange,
): Promise<CartOutcome> {
  return work.db.transaction(async (tx) => {
    const before = open(await lockCart(tx, cartId), actor)
    const row = { ...before, ...(await change(tx, before)) }
    const cart = await priceCart(tx, row, work.pricing)
    const error = findRefusalText(cart, before)
    const kept = error === null ? cart : await priceCart(tx, before, work.pricing)
    return { cart: await saveCart(tx, before, kept, work), error }
  })
}
