import { and, eq } from 'drizzle-orm'
import type { Db } from '#db/database'
import { conflict, forbidden, invalid, notFound } from '#kernel/domain-error'
import type { Actor } from '#kernel/http/actor'
import type { Jobs } from '#kernel/jobs/jobs'
import { keyedHash } from '../../identity/index.ts'
import { FOLLOW_ORDER, joinPlansByOrder, listPlansToJoin } from '../../plans/index.ts'
import { orderClaims } from '../data/claim-tables.ts'
import type { LockedOrder } from '../data/locked-order.ts'
import { orders } from '../data/order-tables.ts'
import { lockOrder } from './lock-order.ts'

type Claiming = { actor: Actor; orderId: string; token: string }
type Context = { db: Db; jobs: Jobs; tokenKey: string }

/** What the link's page says: the order, and whose consent question it asks; null where there is nothing to ask. */
export type ClaimableOrder = { number: string; practitionerName: string | null }

const planIdsOf = ({ lines }: LockedOrder): string[] => [
  ...new Set(lines.flatMap(({ recommendationId }) => recommendationId ?? [])),
]

/** The order that a link is for, locked. Throws not-found for a token of another order, conflict once used, invalid when over. */
async function openClaim(
  tx: Db,
  tokenKey: string,
  { actor, orderId, token }: Claiming,
  now: Date,
): Promise<{ order: LockedOrder; isOwn: boolean }> {
  const order = await lockOrder(tx, orderId)
  const isLink = and(eq(orderClaims.orderId, orderId), eq(orderClaims.tokenHash, keyedHash(tokenKey, token)))
  const [claim] = await tx.select().from(orderClaims).where(isLink)
  if (!claim) throw notFound('order')
  if (actor.userKindId !== 'Client') throw forbidden()
  if (claim.claimedBy === actor.userId) return { order, isOwn: true }
  if (claim.claimedAt !== null || order.userId !== null)
    throw conflict('order_claimed', 'This order was added to an account already.')
  if (claim.expiresAt <= now) throw invalid('order_claim_over', 'This link has expired.')
  return { order, isOwn: false }
}

const nameOf = ({ number }: LockedOrder): string => number ?? ''

/** What a guest's order mail leads to, for the account that may take the order. Throws what `claimOrder` throws. */
export function readClaim({ db, tokenKey }: Context, claiming: Claiming, now: Date): Promise<ClaimableOrder> {
  return db.transaction(async (tx) => {
    const { order, isOwn } = await openClaim(tx, tokenKey, claiming, now)
    const asked = { clientId: claiming.actor.userId, recommendationIds: planIdsOf(order) }
    const isAsked = !isOwn && (await listPlansToJoin(tx, asked)).length > 0
    return { number: nameOf(order), practitionerName: isAsked ? order.practitionerName : null }
  })
}

/**
 * Makes a guest's order the account's, once, by the link of its mail, whatever the account's address is. With
 * `sharesOrders` the account is a client of the order's plans from now on, and their practitioner sees its orders of
 * them. The same account may repeat it. Throws not-found for a token of another order, forbidden for who is no client,
 * conflict once another account has it, invalid for a link that is over; then nothing changes.
 */
export function claimOrder(
  { db, jobs, tokenKey }: Context,
  { sharesOrders, ...claiming }: Claiming & { sharesOrders: boolean },
  now: Date,
): Promise<{ orderId: string }> {
  const { actor, orderId } = claiming
  return db.transaction(async (tx) => {
    const { order, isOwn } = await openClaim(tx, tokenKey, claiming, now)
    if (isOwn) return { orderId }
    const clientId = actor.userId
    await tx.update(orders).set({ userId: clientId, updatedAt: now }).where(eq(orders.id, orderId))
    await tx
      .update(orderClaims)
      .set({ claimedAt: now, claimedBy: clientId })
      .where(eq(orderClaims.orderId, orderId))
    const recommendationIds = planIdsOf(order)
    if (sharesOrders) await joinPlansByOrder(tx, { clientId, recommendationIds }, now)
    if (recommendationIds.length > 0) await jobs.send(tx, FOLLOW_ORDER, { orderId })
    return { orderId }
  })
}
