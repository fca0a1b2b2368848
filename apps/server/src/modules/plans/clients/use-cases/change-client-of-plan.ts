import { and, isNull } from 'drizzle-orm'
import type { Db } from '#db/database'
import { notFound } from '#kernel/domain-error'
import type { Actor } from '#kernel/http/actor'
import { findFileContacts, peopleInTransaction } from '../../../people/index.ts'
import { recommendationClients } from '../../data/plan-tables.ts'
import { noteJourney } from '../../journeys/use-cases/note-journey.ts'
import { lockOwnPlan } from '../../use-cases/own-plan.ts'
import { isClient } from '../data/follow-queries.ts'
import {
  holdAgain,
  holdPlanMessages,
  type PlanClientContext,
  type PlanClientKey,
} from '../plan-client-context.ts'
import { lockShareablePlan } from '../shareable-plan.ts'
import { deriveClients } from './derive-clients.ts'
import { type Message, sendPlanInvitation } from './send-invitation.ts'

type Change = PlanClientKey & { actor: Actor }

/** Throws not-found for someone who is not on the plan. */
async function lockClient(tx: Db, key: PlanClientKey) {
  const [client] = await tx
    .select()
    .from(recommendationClients)
    .where(and(isClient(key), isNull(recommendationClients.revokedAt)))
    .for('update')
  if (!client) throw notFound('client')
  return client
}

/**
 * Sends the invitation again: only the new link works. Throws not-found for a plan or client of someone else, conflict
 * for a plan without products, TooMany past three a day for the client.
 */
export async function sendInvitationAgain(
  context: PlanClientContext,
  { actor, channel, text, ...key }: Change & Message,
  now: Date,
): Promise<void> {
  await holdAgain(context, key, now)
  await holdPlanMessages(context, actor, { channel, count: 1 }, now)
  await context.db.transaction(async (tx) => {
    const shareable = await lockShareablePlan(tx, actor, key.recommendationId, now)
    await lockClient(tx, key)
    const inside = peopleInTransaction(context, tx)
    const asked = { practitionerId: shareable.plan.practitionerId, clientIds: [key.clientId] }
    const contact = (await findFileContacts(tx, context.sealed, asked)).get(key.clientId)
    if (!contact) throw notFound('client')
    await sendPlanInvitation(inside, { ...shareable, contact, channel, text }, now)
    await deriveClients(tx, context, [key], now)
  })
}

/**
 * Takes a client off a plan: the invitation's link and the access by id end, the journey stays. Throws not-found for a
 * plan of someone else, and for someone who is not on it.
 */
export function revokeClient(
  context: PlanClientContext,
  { actor, ...key }: Change,
  now: Date,
): Promise<void> {
  return context.db.transaction(async (tx) => {
    await lockOwnPlan(tx, actor, key.recommendationId, now)
    await lockClient(tx, key)
    await tx
      .update(recommendationClients)
      .set({
        revokedAt: now,
        tokenHash: null,
        openMarkHash: null,
        sharesOrders: false,
        alertId: null,
        alertSince: null,
        dueAt: null,
      })
      .where(isClient(key))
  })
}

/**
 * Dismisses a client's alert, which stays away until there is a new reason; without one nothing changes. Throws
 * not-found as `revokeClient`.
 */
export function dismissAlert(
  context: PlanClientContext,
  { actor, ...key }: Change,
  now: Date,
): Promise<void> {
  return context.db.transaction(async (tx) => {
    await lockOwnPlan(tx, actor, key.recommendationId, now)
    const { alertId, alertSince } = await lockClient(tx, key)
    if (alertId === null || alertSince === null) return
    await tx
      .update(recommendationClients)
      .set({ dismissedAlert: alertId, dismissedAt: now })
      .where(isClient(key))
    const dedupKey = `dismissed:${key.recommendationId}:${key.clientId}:${alertId}:${alertSince.getTime()}`
    await noteJourney(tx, { ...key, event: 'AlertDismissed', detail: alertId, dedupKey }, now)
    await deriveClients(tx, context, [key], now)
  })
}
