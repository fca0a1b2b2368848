import type { JourneyEvent } from '@salvia/contract/words/plans'
import { and, eq, exists, gt, inArray, isNull, min, not, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Db } from '#db/database'
import { queueMessage } from '#kernel/outbox/outbox'
import type { Settled } from '#kernel/outbox/send-message'
import type { App } from '../../../../app-type.ts'
import { isClient } from '../../clients/data/follow-queries.ts'
import { hasDeclined } from '../../data/has-declined.ts'
import { recommendationClients } from '../../data/plan-tables.ts'
import { findInviter } from '../data/bounced-queries.ts'
import { recommendationJourneys } from '../data/journey-tables.ts'
import { recordJourney } from './record-journey.ts'

type Context = Pick<App, 'db' | 'jobs' | 'config'>
const c = recommendationClients
const j = recommendationJourneys

type Invited = { recommendationId: string; clientId: string }

const events: Record<Settled['kind'], Record<Settled['outcome'], JourneyEvent>> = {
  Mail: { Sent: 'EmailDelivered', Failed: 'EmailFailed', Bounced: 'EmailFailed' },
  Sms: { Sent: 'SmsDelivered', Failed: 'SmsFailed', Bounced: 'SmsFailed' },
}

/** What the outbox calls an invitation. */
export const PLAN_INVITATION = 'PlanInvitation'

/** One that came back waits for another address or number, which only the practitioner can find out. */
async function notifyInviter(tx: Db, { jobs, config }: Context, invited: Invited, now: Date): Promise<void> {
  const inviter = await findInviter(tx, invited)
  if (!inviter) return
  const { practitionerId, email, clientName, ...person } = inviter
  const url = `${config.publicUrl}/clients/${invited.clientId}`
  const props = { ...person, kind: 'invitationBounced' as const, reason: clientName, url }
  const content = { template: 'account' as const, props }
  const mail = { kind: 'Mail', recipient: email, content } as const
  await queueMessage({ tx, jobs }, { ...mail, accountId: practitionerId, senderId: invited.clientId }, now)
}

/**
 * From a message on that was sent, the orders of its recipient are named; of who declined the practitioner's request,
 * only its own word names them.
 */
async function noteSent(tx: Db, invited: Invited, now: Date): Promise<void> {
  await tx
    .update(c)
    .set({ firstSentAt: now, dueAt: now })
    .where(and(isClient(invited), isNull(c.firstSentAt), not(hasDeclined(tx))))
}

/** Whether the message of a sending in a journey is known to have come back. */
const hasBounced = (tx: Db) => {
  const bounced = alias(j, 'bounced')
  const key = sql`'Bounced:' || split_part(${j.dedupKey}, ':', 2)`
  return exists(tx.select().from(bounced).where(eq(bounced.dedupKey, key)))
}

/**
 * A message that comes back after all, the last one or one before it, named nothing: orders are named from the next one
 * on that was sent and has not come back, if there is one.
 */
async function noteCameBack(tx: Db, { kind, messageId }: Settled, now: Date): Promise<void> {
  const sent = eq(j.dedupKey, `${events[kind].Sent}:${messageId}`)
  const [returned] = await tx.select().from(j).where(sent)
  if (!returned?.clientId) return
  const { recommendationId, clientId, at } = returned
  const next = tx
    .select({ at: min(j.at) })
    .from(j)
    .where(
      and(
        eq(j.recommendationId, recommendationId),
        eq(j.clientId, clientId),
        inArray(j.event, [events.Mail.Sent, events.Sms.Sent]),
        gt(j.at, at),
        not(hasBounced(tx)),
      ),
    )
  await tx
    .update(c)
    .set({ firstSentAt: sql`(${next})`, dueAt: now })
    .where(and(isClient({ recommendationId, clientId }), eq(c.firstSentAt, at)))
}

/**
 * Notes that an invitation was accepted by the mail or text service, refused, or came back, once each for a
 * message; the practitioner is notified of one that came back. Of invitations sent again, revoked or used meanwhile
 * only that they came back is heard.
 */
export async function recordDelivery(context: Context, settled: Settled, now: Date): Promise<void> {
  const { messageId, kind, outcome, key } = settled
  if (outcome !== 'Sent') await noteCameBack(context.db, settled, now)
  const [invited] = await context.db.select().from(c).where(eq(c.tokenHash, key))
  if (!invited) return
  const { recommendationId, clientId, channel } = invited
  const event = events[kind][outcome]
  const dedupKey = `${outcome === 'Bounced' ? outcome : event}:${messageId}`
  await context.db.transaction(async (tx) => {
    const isNew = await recordJourney(tx, { recommendationId, clientId, event, channel, dedupKey }, now)
    if (isNew && outcome === 'Sent') await noteSent(tx, invited, now)
    if (isNew && outcome === 'Bounced') await notifyInviter(tx, context, invited, now)
  })
}
