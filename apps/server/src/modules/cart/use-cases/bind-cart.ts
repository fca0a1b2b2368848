import { mergeCarts } from '@salvia/rules/cart/merge-carts'
import { eq } from 'drizzle-orm'
import type { Db } from '#db/database'
import { recordAudit } from '#kernel/audit/record-audit'
import { notFound } from '#kernel/domain-error'
import { type Actor, isAdmin, isApprovedPractitioner } from '#kernel/http/actor'
import { findPlanLines } from '../../plans/index.ts'
import type { CartWork } from '../cart-work.ts'
import { type CartRow, lockCart, lockOwnCart } from '../data/cart-queries.ts'
import { carts } from '../data/cart-tables.ts'
import { hasClient } from '../data/client-queries.ts'
import { type CartNow, priceCart } from '../price-cart.ts'
import { forgotten } from './close-cart.ts'
import { holdCurrentCarts } from './hold-current-carts.ts'
import { nextVersion, saveCart } from './save-cart.ts'
import { claimCart } from './set-aside.ts'

export type Binding = { cartId: string; userId: string; actor: Actor }
type Bound = CartNow | null

async function checkMayBind(tx: Db, { userId, actor }: Binding): Promise<void> {
  if (userId === actor.userId || isAdmin(actor)) return
  const link = { practitionerId: actor.userId, clientId: userId }
  if (isApprovedPractitioner(actor) && (await hasClient(tx, link))) return
  throw notFound('client')
}

async function withPractitioners(tx: Db, rows: CartRow[]) {
  const itemIds = rows.flatMap(({ lines }) => lines.flatMap((line) => line.recommendationItemId ?? []))
  const plans = await findPlanLines(tx, itemIds)
  return rows.map((row) => ({
    ...row,
    lines: row.lines.map((line) => ({
      ...line,
      practitionerId: plans.get(line.recommendationItemId ?? '')?.practitionerId ?? null,
    })),
  }))
}

async function closeMerged(tx: Db, row: CartRow, userId: string, work: CartWork): Promise<void> {
  const { now } = work.pricing
  if (row.orderId) await work.withdrawOrder(tx, row.orderId)
  await tx
    .update(carts)
    .set({
      ...forgotten,
      lines: [],
      mergedIntoUserId: userId,
      updatedAt: nextVersion(row.updatedAt, now),
    })
    .where(eq(carts.id, row.id))
}

async function keep(tx: Db, before: CartRow, changes: Partial<CartRow>, work: CartWork): Promise<CartNow> {
  const cart = await priceCart(tx, { ...before, ...changes }, work.pricing)
  return saveCart(tx, before, cart, work)
}

/** Two carts of one user: their lines in the user's cart, or both beside each other. */
async function bindBesideOwn(tx: Db, row: CartRow, own: CartRow, work: CartWork): Promise<Bound> {
  const userId = own.userId ?? ''
  const [anonymous, kept] = await withPractitioners(tx, [row, own])
  if (!anonymous || !kept) throw notFound('cart')
  const merged = mergeCarts(anonymous, kept)
  if (merged.outcome !== 'merged') return keep(tx, row, await claimCart(tx, row, userId, work), work)
  const changes = {
    countryCode: merged.countryCode,
    lines: merged.lines.map(({ practitionerId: _, ...line }) => line),
    email: own.email ?? row.email,
    shippingAddress: own.shippingAddress ?? row.shippingAddress,
    billingAddress: own.billingAddress ?? row.billingAddress,
    note: own.note || row.note,
  }
  await keep(tx, own, changes, work)
  await closeMerged(tx, row, userId, work)
  return null
}

const isBindable = (row: CartRow, userId: string): boolean =>
  row.state !== 'Closed' && (row.userId === null || row.userId === userId)

/** A cart given to someone else is given by an admin, or by the client's practitioner. */
async function noteForeignHand(tx: Db, { cartId, userId, actor }: Binding, { pricing }: CartWork) {
  if (userId === actor.userId) return
  const subject = { type: 'Cart', id: cartId }
  await recordAudit(
    tx,
    { event: 'CartBound', actorId: actor.userId, subject, details: { userId } },
    pricing.now,
  )
}

/**
 * Gives a cart to a user. Null when its lines went into the cart that the user has already: fetch that one. A cart
 * that waits aside becomes the current one again. Repeating changes nothing. Throws not-found for another's cart and
 * another's client.
 */
export function bindCart(work: CartWork, binding: Binding): Promise<Bound> {
  const { cartId, userId } = binding
  return work.db.transaction(async (tx) => {
    await checkMayBind(tx, binding)
    await holdCurrentCarts(tx, userId)
    const row = await lockCart(tx, cartId)
    const own = await lockOwnCart(tx, userId)
    if (row?.mergedIntoUserId === userId) return null
    if (!row || !isBindable(row, userId)) throw notFound('cart')
    await noteForeignHand(tx, binding, work)
    if (row.userId === userId && row.setAsideAt === null) return keep(tx, row, {}, work)
    if (row.userId === null && own) return bindBesideOwn(tx, row, own, work)
    return keep(tx, row, await claimCart(tx, row, userId, work), work)
  })
}
