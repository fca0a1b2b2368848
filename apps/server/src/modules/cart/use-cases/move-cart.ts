import { type CartEvent, cartTransitions, nextCartState } from '@salvia/rules/cart/cart-state'
import { stateAfter, statesTaking } from '@salvia/rules/states/transitions'
import { and, eq, inArray, type SQL } from 'drizzle-orm'
import type { Db } from '#db/database'
import { conflict } from '#kernel/domain-error'
import type { CartRow } from '../data/cart-queries.ts'
import { closeOrderedCart, risen } from '../data/cart-statements.ts'
import { carts } from '../data/cart-tables.ts'
import { closed } from '../data/closed-cart.ts'

// Only this file decides the state of a cart; `write-cart.ts` writes it with the whole row.

/** What an event makes of a cart. Throws conflict when the cart refuses it. */
export function cartAfter({ state: from }: CartRow, event: CartEvent): Pick<CartRow, 'state'> {
  const state = nextCartState(from, event)
  if (state === null) throw conflict('cart_closed', 'This cart is closed.')
  return { state }
}

/** Closes carts and forgets what only their orders still need; `changes` are what else is forgotten of them. */
export async function closeCarts(
  tx: Db,
  which: SQL | undefined,
  changes: Partial<Omit<CartRow, 'id' | 'state'>>,
): Promise<void> {
  await tx
    .update(carts)
    .set({ ...closed, ...changes })
    .where(which)
}

/** Closes the cart of an order that was placed. The set-aside cart, if any, becomes current. */
export async function closeCart(tx: Db, cartId: string, now: Date): Promise<void> {
  await closeOrderedCart(tx).execute({ id: cartId, now: now.toISOString() })
}

/** Opens the cart of an order that ended without being placed, so that its buyer can go on. */
export async function reopenCart(tx: Db, cartId: string, now: Date): Promise<void> {
  const mayReopen = inArray(carts.state, statesTaking(cartTransitions, 'reopen'))
  await tx
    .update(carts)
    .set({ state: stateAfter(cartTransitions, 'reopen'), orderId: null, updatedAt: risen(now.toISOString()) })
    .where(and(eq(carts.id, cartId), mayReopen))
}

/** Keeps a cart beside the current one; an empty one is closed. Nothing of it is forgotten. */
export async function putAside(
  tx: Db,
  row: CartRow,
  aside: { event: Extract<CartEvent, 'reopen' | 'close'>; at: Date; version: Date },
): Promise<void> {
  const { event, at, version } = aside
  await tx
    .update(carts)
    .set({ ...cartAfter(row, event), orderId: null, setAsideAt: at, setAside: null, updatedAt: version })
    .where(eq(carts.id, row.id))
}
