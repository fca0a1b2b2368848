import type { JourneyEvent } from '@salvia/contract/words/plans'
import { and, eq, isNull, sql } from 'drizzle-orm'
import type { Db } from '#db/database'
import { queueMessage } from '#kernel/outbox/outbox'
import type { Settled } from '#kernel/outbox/send-message'
import type { App } from '../../../../app-type.ts'
import { recommendationClients } from '../../data/plan-tables.ts'
import { findInviter } from '../data/bounced-queries.ts'
import { recordJourney } from './record-journey.ts'

type Context = Pick<App, 'db' | 'jobs' | 'config'>
const c = recommendationClients

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
 * Orders are named from a message on that reached the client: one that came back takes that with it, unless one before
 * it arrived, and one that is accepted after all gives it.
 */
async function noteSent(
  tx: Db,
  { recommendationId, clientId }: Invited,
  { isSent, now }: { isSent: boolean; now: Date },
): Promise<void> {
  const wasByThis = sql`${c.firstSentAt} = ${c.invitedAt}`
  await tx
    .update(c)
    .set({ firstSentAt: isSent ? now : null, dueAt: now })
    .where(
      and(
        eq(c.recommendationId, recommendationId),
        eq(c.clientId, clientId),
        isSent ? isNull(c.firstSentAt) : wasByThis,
      ),
    )
}

/**
 * Notes that an invitation was accepted by the mail or text service, refused, or came back, once each for a
 * message; the practitioner is notified of one that came back. Invitations sent again, revoked or used meanwhile are
 * skipped.
 */
export async function recordDelivery(context: Context, settled: Settled, now: Date): Promise<void> {
  const { messageId, kind, outcome, key } = settled
  const [invited] = await context.db.select().from(c).where(eq(c.tokenHash, key))
  if (!invited) return
  const { recommendationId, clientId, channel } = invited
  const event = events[kind][outcome]
  const dedupKey = `${outcome === 'Bounced' ? outcome : event}:${messageId}`
  await context.db.transaction(async (tx) => {
    const isNew = await recordJourney(tx, { recommendationId, clientId, event, channel, dedupKey }, now)
    if (isNew) await noteSent(tx, invited, { isSent: outcome === 'Sent', now })
    if (isNew && outcome === 'Bounced') await notifyInviter(tx, context, invited, now)
  })
}
