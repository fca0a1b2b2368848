import type { Actor } from '#kernel/http/actor'
import { openedCart } from '../cart-access.ts'
import type { CartContext } from '../cart-context.ts'
import { type CartRow, findCart, findCurrentCart } from '../data/cart-queries.ts'
import { digestOf } from '../describe-cart.ts'
import { type CartNow, priceCart } from '../price-cart.ts'
import { changeCart } from './change-cart.ts'

/** Prices a cart; when a price changed since it was last shown, its version rises. Null for a closed cart. */
async function show(context: CartContext, row: CartRow, actor: Actor | null): Promise<CartNow | null> {
  if (row.state === 'Closed') return null
  const cart = await priceCart(context.db, row, context.pricing)
  if (digestOf(cart, context.pricing.now) === row.shownDigest) return cart
  const { cart: saved } = await changeCart(context, {
    cartId: row.id,
    actor,
    open: openedCart,
    change: () => ({}),
  })
  return saved.row.state === 'Closed' ? null : saved
}

/** The current cart; null once it is closed. Throws not-found for one that is not the caller's. */
export async function readCart(
  context: CartContext,
  cartId: string,
  actor: Actor | null,
): Promise<CartNow | null> {
  return show(context, openedCart(await findCart(context.db, cartId), actor), actor)
}

/** The cart that a signed-in user works on; null when there is none. */
export async function readCurrentCart(context: CartContext, actor: Actor): Promise<CartNow | null> {
  const row = await findCurrentCart(context.db, actor.userId)
  return row && show(context, row, actor)
}
