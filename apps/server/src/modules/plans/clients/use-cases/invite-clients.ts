import type { InvitationChannel } from '@salvia/contract/words/plans'
import { and, eq, inArray, isNull } from 'drizzle-orm'
import type { Db } from '#db/database'
import { invalid, notFound } from '#kernel/domain-error'
import type { Actor } from '#kernel/http/actor'
import { onceByKey } from '#kernel/idempotency/once-by-key'
import {
  type FileContact,
  findFileContacts,
  type PeopleTransaction,
  peopleInTransaction,
} from '../../../people/index.ts'
import { recommendationClients } from '../../data/plan-tables.ts'
import { holdPlanMessages, type PlanClientContext } from '../plan-client-context.ts'
import { lockShareablePlan, type ShareablePlan } from '../shareable-plan.ts'
import { deriveClients } from './derive-clients.ts'
import { beginSharing, putOnPlan, recordShared } from './put-on-plan.ts'
import { sendPlanInvitation } from './send-invitation.ts'

type Message = { channel: InvitationChannel | null; text: string }
type Inviting = Message & {
  actor: Actor
  recommendationId: string
  clientIds: string[]
  repeatKey: string | undefined
}

/** Those of some people who are on a plan. */
async function findPresent(db: Db, recommendationId: string, clientIds: string[]): Promise<Set<string>> {
  const c = recommendationClients
  const rows = await db
    .select({ clientId: c.clientId })
    .from(c)
    .where(and(eq(c.recommendationId, recommendationId), inArray(c.clientId, clientIds), isNull(c.revokedAt)))
  return new Set(rows.map(({ clientId }) => clientId))
}

/** Puts a client on a plan, or back on it, with an invitation or without a message. */
async function addClient(
  inside: PeopleTransaction,
  { message, ...shareable }: ShareablePlan & { contact: FileContact; message: Message },
  now: Date,
): Promise<void> {
  const key = { recommendationId: shareable.plan.id, clientId: shareable.contact.clientId }
  await putOnPlan(inside.tx, key, now)
  const { channel, text } = message
  if (channel) await sendPlanInvitation(inside, { ...shareable, channel, text }, now)
  else await recordShared(inside.tx, key, now)
}

/** Throws invalid that names those of some clients, but for those who get no message, who have no number for one. */
function checkNumbers(
  clientIds: string[],
  { contacts, present }: { contacts: Map<string, FileContact>; present: Set<string> },
): void {
  const isWithout = (id: string) => !present.has(id) && contacts.get(id)?.phone === null
  const without = clientIds.flatMap((id, at) => (isWithout(id) ? [at] : []))
  if (without.length === 0) return
  throw invalid(
    'phone_invalid',
    'There is no number in the file of some of these clients.',
    without.map((at) => ({ id: `clientIds.${at}`, error: 'phone_invalid' })),
  )
}

/**
 * Puts clients on a locked plan and invites them, in the caller's transaction; those it has already are left as they
 * are and answered. Throws not-found for people who are not the practitioner's clients.
 */
export async function addClients(
  context: PlanClientContext,
  inside: PeopleTransaction,
  { shareable, clientIds, message }: { shareable: ShareablePlan; clientIds: string[]; message: Message },
  now: Date,
): Promise<Set<string>> {
  const { tx, sealed } = inside
  const { plan } = shareable
  const contacts = await findFileContacts(tx, sealed, { practitionerId: plan.practitionerId, clientIds })
  const present = await findPresent(tx, plan.id, clientIds)
  if (message.channel === 'Sms') checkNumbers(clientIds, { contacts, present })
  for (const clientId of clientIds) {
    const contact = contacts.get(clientId)
    if (!contact) throw notFound('client')
    if (!present.has(clientId)) await addClient(inside, { ...shareable, contact, message }, now)
  }
  await beginSharing(tx, plan, now)
  const keys = clientIds.map((clientId) => ({ recommendationId: plan.id, clientId }))
  await deriveClients(tx, context, keys, now)
  return present
}

/**
 * Puts clients of the practitioner on a plan and invites them by mail or text message, or by nothing. Those it has
 * already are left as they are, so that it can be repeated; by the same key it invites nobody again, who was taken off
 * the plan since either. Throws not-found for a plan or clients of someone else,
 * conflict for a template and an empty plan, forbidden and TooMany as `holdPlanMessages`; then nobody is invited.
 * Answers those it had already.
 */
export async function inviteClients(
  context: PlanClientContext,
  inviting: Inviting,
  now: Date,
): Promise<Set<string>> {
  const { actor, recommendationId, channel, text, repeatKey } = inviting
  const clientIds = [...new Set(inviting.clientIds)]
  const message = { channel, text }
  return context.db.transaction(async (tx) => {
    const shareable = await lockShareablePlan(tx, actor, recommendationId, now)
    const invite = async () => {
      const present = await findPresent(tx, recommendationId, clientIds)
      const count = clientIds.length - present.size
      await holdPlanMessages({ ...context, db: tx }, actor, { ...message, count }, now)
      await addClients(context, peopleInTransaction(context, tx), { shareable, clientIds, message }, now)
      return { present: [...present] }
    }
    const scope = `plan-invitations:${actor.userId}:${recommendationId}`
    const { present } = await onceByKey(
      tx,
      { scope, key: repeatKey, input: { clientIds, ...message } },
      invite,
      now,
    )
    return new Set(present)
  })
}
