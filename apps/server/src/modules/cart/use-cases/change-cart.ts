import type { CartAnswer } from '@salvia/contract/cart/cart'
import type { Db } from '#db/database'
import type { Actor } from '#kernel/http/actor'
import type { CartContext } from '../cart-context.ts'
import { checkClientOrder, findRefusal } from '../cart-refusals.ts'
import { type CartRow, findCart, lockCart } from '../data/cart-queries.ts'
import { writeUnchangedCart } from '../data/write-cart.ts'
import { type PricedCart, repriceCart } from '../reprice-cart.ts'
import { holdCurrentCarts } from './hold-current-carts.ts'
import { nextCart, saveCart } from './save-cart.ts'

export type CartOutcome = { cart: PricedCart } & Omit<CartAnswer, 'cart'>

export type CartChange = {
  cartId: string
  actor: Actor | null
  /** The caller, if the change may make this their current cart. */
  claimant?: Actor | null
  /** Checks that the caller may change the cart; throws if not. */
  open: (row: CartRow | null, actor: Actor | null) => CartRow
  /** What the change writes; throws if it is not allowed. */
  change: (tx: Db, row: CartRow) => Promise<Partial<CartRow>> | Partial<CartRow>
}

/** The changed cart, or the unchanged one with the reason for refusal. */
async function changed(tx: Db, before: CartRow, { change }: CartChange, context: CartContext) {
  const row = { ...before, ...(await change(tx, before)) }
  const cart = await repriceCart(tx, row, context.pricing)
  checkClientOrder(cart, before)
  const refused = findRefusal(cart, before)
  if (refused === null) return { cart, refused: { error: null } }
  return { cart: await repriceCart(tx, before, context.pricing), refused }
}

/** One optimistic write; null if someone else wrote meanwhile, or if more than the cart must change. */
async function changeUnlocked(context: CartContext, asked: CartChange): Promise<CartOutcome | null> {
  const before = asked.open(await findCart(context.db, asked.cartId), asked.actor)
  if (asked.claimant || before.orderId !== null) return null
  const { cart, refused } = await changed(context.db, before, asked, context)
  const next = nextCart(before, cart, context.pricing.now)
  if (!next) return { cart: { ...cart, row: before }, ...refused }
  const isWritten = await writeUnchangedCart(context.db, next.row, before.updatedAt)
  return isWritten ? { cart: { ...cart, row: next.row }, ...refused } : null
}

function changeLocked(context: CartContext, asked: CartChange): Promise<CartOutcome> {
  return context.db.transaction(async (tx) => {
    if (asked.claimant) await holdCurrentCarts(tx, asked.claimant.userId)
    const before = asked.open(await lockCart(tx, asked.cartId), asked.actor)
    const { cart, refused } = await changed(tx, before, asked, context)
    return { cart: await saveCart(tx, before, cart, context), ...refused }
  })
}

/**
 * Applies a change to a cart and reprices it; changes are serialised. A refused change leaves the cart unchanged and
 * gives the reason in `error`; a no-op keeps the version. Most carts have one writer: the lock is taken only when two
 * changes collide.
 */
export const changeCart = async (context: CartContext, asked: CartChange): Promise<CartOutcome> =>
  (await changeUnlocked(context, asked)) ?? changeLocked(context, asked)
