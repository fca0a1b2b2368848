import { type CartEvent, cartTransitions, nextCartState } from '@salvia/rules/cart/cart-state'
import { stateAfter, statesTaking } from '@salvia/rules/states/transitions'
import { and, eq, inArray, type SQL } from 'drizzle-orm'
import type { Db } from '#db/database'
import { conflict } from '#kernel/domain-error'
import type { CartRow } from '../data/cart-queries.ts'
import { closeOrderedCart, versionAfter } from '../data/cart-statements.ts'
import { carts } from '../data/cart-tables.ts'
import { closed } from '../data/closed-cart.ts'

// The only file that decides a cart's state; `write-cart.ts` writes it with the whole row.

/** The state of a cart after an event. Throws conflict if the cart refuses it. */
export function cartAfter({ state: from }: CartRow, event: CartEvent): Pick<CartRow, 'state'> {
  const state = nextCartState(from, event)
  if (state === null) throw conflict('cart_closed', 'This cart is closed.')
  return { state }
}

/** Closes carts and clears what only their orders still need; `changes` lists further columns to clear. */
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

/** Closes the cart of a placed order. The set-aside cart, if any, becomes current. */
export async function closeCart(tx: Db, cartId: string, now: Date): Promise<void> {
  await closeOrderedCart(tx).execute({ id: cartId, now: now.toISOString() })
}

/** Reopens the cart of an order that ended without being placed, so that its buyer can continue. */
export async function reopenCart(tx: Db, cartId: string, now: Date): Promise<void> {
  const mayReopen = inArray(carts.state, statesTaking(cartTransitions, 'reopen'))
  await tx
    .update(carts)
    .set({
      state: stateAfter(cartTransitions, 'reopen'),
      orderId: null,
      updatedAt: versionAfter(now.toISOString()),
    })
    .where(and(eq(carts.id, cartId), mayReopen))
}

/** Sets a cart aside beside the current one; an empty one is closed. Nothing of it is cleared. */
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
