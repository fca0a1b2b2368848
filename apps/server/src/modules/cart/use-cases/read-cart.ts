import type { Actor } from '#kernel/http/actor'
import { openedCart } from '../cart-access.ts'
import type { CartWork } from '../cart-work.ts'
import { type CartRow, findCart, findCurrentCart } from '../data/cart-queries.ts'
import { digestOf } from '../describe-cart.ts'
import { type CartNow, priceCart } from '../price-cart.ts'
import { changeCart } from './change-cart.ts'

/** Prices a cart; when a price changed since it was last shown, its version rises. Null for a closed cart. */
async function show(work: CartWork, row: CartRow, actor: Actor | null): Promise<CartNow | null> {
  if (row.state === 'Closed') return null
  const cart = await priceCart(work.db, row, work.pricing)
  if (digestOf(cart, work.pricing.now) === row.shownDigest) return cart
  const { cart: saved } = await changeCart(work, {
    cartId: row.id,
    actor,
    open: openedCart,
    change: () => ({}),
  })
  return saved.row.state === 'Closed' ? null : saved
}

/** A cart as it stands now; null once it is closed. Throws not-found for one that is not the caller's. */
export async function readCart(work: CartWork, cartId: string, actor: Actor | null): Promise<CartNow | null> {
  return show(work, openedCart(await findCart(work.db, cartId), actor), actor)
}

/** The cart that a signed-in user works on; null when there is none. */
export async function readCurrentCart(work: CartWork, actor: Actor): Promise<CartNow | null> {
  const row = await findCurrentCart(work.db, actor.userId)
  return row && show(work, row, actor)
}
