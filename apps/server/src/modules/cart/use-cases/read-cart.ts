import type { Actor } from '#kernel/http/actor'
import { openedCart } from '../cart-access.ts'
import type { CartContext } from '../cart-context.ts'
import { type CartRow, findCart, findCurrentCart } from '../data/cart-queries.ts'
import { digestOf } from '../describe-cart.ts'
import { type PricedCart, repriceCart } from '../reprice-cart.ts'
import { changeCart } from './change-cart.ts'

/** Prices a cart and raises its version if a price changed since last shown. Null for a closed cart. */
async function show(context: CartContext, row: CartRow, actor: Actor | null): Promise<PricedCart | null> {
  if (row.state === 'Closed') return null
  const cart = await repriceCart(context.db, row, context.pricing)
  if (digestOf(cart, context.pricing.now) === row.shownDigest) return cart
  const { cart: saved } = await changeCart(context, {
    cartId: row.id,
    actor,
    open: openedCart,
    change: () => ({}),
  })
  return saved.row.state === 'Closed' ? null : saved
}

/** The current cart; null once it is closed. Throws not-found if it is not the caller's. */
export async function readCart(
  context: CartContext,
  cartId: string,
  actor: Actor | null,
): Promise<PricedCart | null> {
  return show(context, openedCart(await findCart(context.db, cartId), actor), actor)
}

/** The signed-in user's current cart; null if there is none. */
export async function readCurrentCart(context: CartContext, actor: Actor): Promise<PricedCart | null> {
  const row = await findCurrentCart(context.db, actor.userId)
  return row && show(context, row, actor)
}
