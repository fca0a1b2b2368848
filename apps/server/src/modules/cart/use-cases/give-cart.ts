import { HOUR_MS } from '@salvia/contract/durations'
import { fullName } from '@salvia/rules/people/full-name'
import { eq } from 'drizzle-orm'
import type { Db } from '#db/database'
import { recordAudit } from '#kernel/audit/record-audit'
import { conflict, notFound } from '#kernel/domain-error'
import { type Actor, isAdmin, isApprovedPractitioner } from '#kernel/http/actor'
import type { Jobs } from '#kernel/jobs/jobs'
import { countInWindow } from '#kernel/limits/count-in-window'
import { queueMessage } from '#kernel/outbox/outbox'
import { users } from '../../identity/index.ts'
import type { CartContext } from '../cart-context.ts'
import { type CartRow, lockCart, lockOwnCart } from '../data/cart-queries.ts'
import { hasClient } from '../data/client-queries.ts'
import { linesAlone } from '../lines-alone.ts'
import { type Binding, type Bound, bindBesideOwn, keepCart } from './bind-cart.ts'
import { holdCurrentCarts } from './hold-current-carts.ts'
import { claimCart } from './set-aside.ts'

export type GivingContext = CartContext & { jobs: Jobs; publicUrl: string }
type Giving = Binding & { actor: Actor }

async function checkMayGive(tx: Db, { userId, actor }: Giving): Promise<void> {
  if (isAdmin(actor)) return
  const link = { practitionerId: actor.userId, clientId: userId }
  if (isApprovedPractitioner(actor) && (await hasClient(tx, link))) return
  throw notFound('client')
}

/** At most one mail per hour, however often the cart is filled. */
async function notifyOwner(tx: Db, { userId, actor }: Giving, { jobs, publicUrl, pricing }: GivingContext) {
  const { now } = pricing
  const { count } = await countInWindow(tx, { name: `cart-given:${userId}`, lengthMs: HOUR_MS }, now)
  const [owner] = await tx
    .select({ email: users.email, firstName: users.firstName, languageCode: users.preferredLanguageCode })
    .from(users)
    .where(eq(users.id, userId))
  if (count > 1 || !owner) return
  const { email, ...to } = owner
  const practitionerName = isAdmin(actor) ? '' : fullName(actor)
  const props = { kind: 'cartGiven' as const, ...to, url: `${publicUrl}/cart`, practitionerName }
  const mail = { kind: 'Mail' as const, recipient: email, content: { template: 'account' as const, props } }
  await queueMessage({ tx, jobs }, { ...mail, accountId: userId }, now)
}

function checkNoOrder(carts: (CartRow | null)[]): void {
  if (carts.some((cart) => cart?.orderId))
    throw conflict('order_state', 'Not possible while an order of this cart waits for its payment.')
}

/**
 * Merges a cart's products into a client's cart, by their practitioner or an admin, and notifies the client by mail.
 * Null if the client's existing cart took them over. Idempotent. Throws not-found for someone else's cart or client,
 * conflict while an order of either cart awaits payment.
 */
export function giveCart(context: GivingContext, giving: Giving): Promise<Bound> {
  const { cartId, userId, actor } = giving
  return context.db.transaction(async (tx) => {
    await checkMayGive(tx, giving)
    await holdCurrentCarts(tx, userId)
    const row = await lockCart(tx, cartId)
    const own = await lockOwnCart(tx, userId)
    if (row?.mergedIntoUserId === userId) return null
    if (!row || row.state === 'Closed') throw notFound('cart')
    if (row.userId === userId) return keepCart(tx, row, {}, context)
    if (row.userId !== null) throw notFound('cart')
    checkNoOrder([row, own])
    const subject = { type: 'Cart', id: cartId }
    const audited = { event: 'CartBound' as const, actorId: actor.userId, subject, details: { userId } }
    await recordAudit(tx, audited, context.pricing.now)
    await notifyOwner(tx, giving, context)
    // It was filled by someone else than its new owner: only the products are handed over.
    const given = { ...row, ...linesAlone }
    if (own) return bindBesideOwn(tx, { row: given, own, withContact: false }, context)
    return keepCart(tx, given, await claimCart(tx, given, userId, context), context)
  })
}
