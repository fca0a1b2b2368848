import { eq } from 'drizzle-orm'
import type { Actor } from '#kernel/http/actor'
import { openedCart } from '../cart-access.ts'
import type { CartContext } from '../cart-context.ts'
import { lockCart } from '../data/cart-queries.ts'
import { carts } from '../data/cart-tables.ts'
import { closeCarts } from './move-cart.ts'
import { nextVersion } from './save-cart.ts'

/** Empties and closes a cart and withdraws its order. Idempotent. */
export function removeCart(context: CartContext, cartId: string, actor: Actor | null): Promise<void> {
  const { now } = context.pricing
  return context.db.transaction(async (tx) => {
    const row = openedCart(await lockCart(tx, cartId), actor)
    if (row.state === 'Closed') return
    if (row.orderId) await context.withdrawOrder(tx, row.orderId)
    const updatedAt = nextVersion(row.updatedAt, now)
    await closeCarts(tx, eq(carts.id, cartId), { lines: [], updatedAt })
  })
}
