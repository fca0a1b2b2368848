import type { Db } from '#db/database'
import type { Actor } from '#kernel/http/actor'
import { findRefusalText } from '../cart-refusals.ts'
import type { CartWork } from '../cart-work.ts'
import { type CartRow, lockCart } from '../data/cart-queries.ts'
import { type CartNow, priceCart } from '../price-cart.ts'
import { holdCurrentCarts } from './hold-current-carts.ts'
import { saveCart } from './save-cart.ts'

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

/**
 * Changes a cart under its lock and prices it anew. A refused change leaves the cart as it was and says why in
 * `error`; one that changes nothing keeps the cart's version.
 */
export function changeCart(work: CartWork, asked: CartChange): Promise<CartOutcome> {
  const { cartId, actor, claimant, open, change } = asked
  return work.db.transaction(async (tx) => {
    if (claimant) await holdCurrentCarts(tx, claimant.userId)
    const before = open(await lockCart(tx, cartId), actor)
    const row = { ...before, ...(await change(tx, before)) }
    const cart = await priceCart(tx, row, work.pricing)
    const error = findRefusalText(cart, before)
    const kept = error === null ? cart : await priceCart(tx, before, work.pricing)
    return { cart: await saveCart(tx, before, kept, work), error }
  })
}
