import { mergeCarts } from '@salvia/rules/cart/merge-carts'
import { eq } from 'drizzle-orm'
import type { Db } from '#db/database'
import { notFound } from '#kernel/domain-error'
import { findPlanLines } from '../../plans/index.ts'
import type { CartContext } from '../cart-context.ts'
import { type CartRow, lockCart, lockOwnCart } from '../data/cart-queries.ts'
import { carts } from '../data/cart-tables.ts'
import { type PricedCart, repriceCart } from '../reprice-cart.ts'
import { holdCurrentCarts } from './hold-current-carts.ts'
import { closeCarts } from './move-cart.ts'
import { nextVersion, saveCart } from './save-cart.ts'
import { claimCart } from './set-aside.ts'

export type Binding = { cartId: string; userId: string }
export type Bound = PricedCart | null

async function withPractitioners(tx: Db, rows: CartRow[], now: Date) {
  const itemIds = rows.flatMap(({ lines }) => lines.flatMap((line) => line.recommendationItemId ?? []))
  const plans = await findPlanLines(tx, itemIds, now)
  return rows.map((row) => ({
    ...row,
    lines: row.lines.map((line) => ({
      ...line,
      practitionerId: plans.get(line.recommendationItemId ?? '')?.practitionerId ?? null,
    })),
  }))
}

async function closeMerged(tx: Db, row: CartRow, userId: string, context: CartContext): Promise<void> {
  const { now } = context.pricing
  if (row.orderId) await context.withdrawOrder(tx, row.orderId)
  const updatedAt = nextVersion(row.updatedAt, now)
  await closeCarts(tx, eq(carts.id, row.id), { lines: [], mergedIntoUserId: userId, updatedAt })
}

export async function keepCart(
  tx: Db,
  before: CartRow,
  changes: Partial<CartRow>,
  context: CartContext,
): Promise<PricedCart> {
  const cart = await repriceCart(tx, { ...before, ...changes }, context.pricing)
  return saveCart(tx, before, cart, context)
}

type Beside = { row: CartRow; own: CartRow; withContact: boolean }

/**
 * Binds a cart for a user who already has one: merges its lines into the user's cart, or keeps both. `withContact`:
 * address, e-mail and note are carried over where the user's cart has none.
 */
export async function bindBesideOwn(
  tx: Db,
  { row, own, withContact }: Beside,
  context: CartContext,
): Promise<Bound> {
  const userId = own.userId ?? ''
  const [anonymous, kept] = await withPractitioners(tx, [row, own], context.pricing.now)
  if (!anonymous || !kept) throw notFound('cart')
  const merged = mergeCarts(anonymous, kept)
  if (merged.outcome !== 'merged')
    return keepCart(tx, row, await claimCart(tx, row, userId, context), context)
  const lines = merged.lines.map(({ practitionerId: _, ...line }) => line)
  const contact = {
    countryCode: merged.countryCode,
    email: own.email ?? row.email,
    shippingAddress: own.shippingAddress ?? row.shippingAddress,
    billingAddress: own.billingAddress ?? row.billingAddress,
    note: own.note || row.note,
  }
  await keepCart(tx, own, { lines, ...(withContact ? contact : {}) }, context)
  await closeMerged(tx, row, userId, context)
  return null
}

const isBindable = (row: CartRow, userId: string): boolean =>
  row.state !== 'Closed' && (row.userId === null || row.userId === userId)

/**
 * Binds a cart to the calling user. Null if its lines were merged into the user's existing cart: fetch that one. A
 * set-aside cart becomes current again. Idempotent. Throws not-found for someone else's cart.
 */
export function bindCart(context: CartContext, { cartId, userId }: Binding): Promise<Bound> {
  return context.db.transaction(async (tx) => {
    await holdCurrentCarts(tx, userId)
    const row = await lockCart(tx, cartId)
    const own = await lockOwnCart(tx, userId)
    if (row?.mergedIntoUserId === userId) return null
    if (!row || !isBindable(row, userId)) throw notFound('cart')
    if (row.userId === userId && row.setAsideAt === null) return keepCart(tx, row, {}, context)
    if (row.userId === null && own) return bindBesideOwn(tx, { row, own, withContact: true }, context)
    return keepCart(tx, row, await claimCart(tx, row, userId, context), context)
  })
}
