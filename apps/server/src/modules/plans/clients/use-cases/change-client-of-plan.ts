import { and, isNull } from 'drizzle-orm'
import type { Db } from '#db/database'
import { conflict, notFound } from '#kernel/domain-error'
import type { Actor } from '#kernel/http/actor'
import { onceByKey } from '#kernel/idempotency/once-by-key'
import { findFileContacts, peopleInTransaction } from '../../../people/index.ts'
import { recommendationClients } from '../../data/plan-tables.ts'
import { recordJourney } from '../../journeys/use-cases/record-journey.ts'
import { lockOwnPlan } from '../../use-cases/own-plan.ts'
import { isClient } from '../data/follow-queries.ts'
import { findPlanClients } from '../data/plan-client-queries.ts'
import {
  holdAgain,
  holdPlanMessages,
  type PlanClientContext,
  type PlanClientKey,
} from '../plan-client-context.ts'
import { lockShareablePlan, type ShareablePlan } from '../shareable-plan.ts'
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

type Sending = Change & Message & { repeatKey: string | undefined }

/** Throws conflict for an alert that is over or another one, and for one that is muted. */
async function checkAlert(
  tx: Db,
  { alert, recommendationId, clientId }: Pick<Sending, 'alert'> & PlanClientKey,
  now: Date,
): Promise<void> {
  if (alert === undefined) return
  const [client] = await findPlanClients(tx, { recommendationId, clientIds: [clientId] }, now)
  if (client?.muteAlerts)
    throw conflict('alert_muted', 'The alerts of this client are muted. Nothing was sent.')
  if (client?.alert?.id !== alert)
    throw conflict('alert_over', 'This alert is over or has changed. Nothing was sent.')
}

async function sendOnce(
  context: PlanClientContext,
  tx: Db,
  { shareable, sending }: { shareable: ShareablePlan; sending: Sending },
  now: Date,
): Promise<void> {
  const { actor, channel, text, alert, recommendationId, clientId } = sending
  const key = { recommendationId, clientId }
  const limited = { ...context, db: tx }
  await checkAlert(tx, sending, now)
  await holdAgain(limited, key, now)
  await holdPlanMessages(limited, actor, { channel, text, count: 1 }, now)
  const inside = peopleInTransaction(context, tx)
  const asked = { practitionerId: shareable.plan.practitionerId, clientIds: [clientId] }
  const contact = (await findFileContacts(tx, context.sealed, asked)).get(clientId)
  if (!contact) throw notFound('client')
  await sendPlanInvitation(inside, { ...shareable, contact, channel, text, alert }, now)
  await deriveClients(tx, context, [key], now)
}

/**
 * Sends the invitation again, or a word about the client's alert: only the new link works. A repetition by the same key
 * sends nothing. Throws not-found for a plan or client of someone else, conflict for a plan without products and for an
 * alert that is over or muted, TooMany past three a day for the client.
 */
export async function sendInvitationAgain(
  context: PlanClientContext,
  sending: Sending,
  now: Date,
): Promise<void> {
  const { actor, recommendationId, clientId, channel, text, alert, repeatKey } = sending
  await context.db.transaction(async (tx) => {
    const shareable = await lockShareablePlan(tx, actor, recommendationId, now)
    await lockClient(tx, { recommendationId, clientId })
    const scope = `plan-message:${actor.userId}:${recommendationId}:${clientId}`
    const send = async () => {
      await sendOnce(context, tx, { shareable, sending }, now)
      return {}
    }
    await onceByKey(tx, { scope, key: repeatKey, input: { channel, text, alert } }, send, now)
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
    await recordJourney(tx, { ...key, event: 'AlertDismissed', detail: alertId, dedupKey }, now)
    await deriveClients(tx, context, [key], now)
  })
}
