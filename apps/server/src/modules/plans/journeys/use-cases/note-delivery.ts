import type { JourneyEvent } from '@salvia/contract/words/plans'
import { eq } from 'drizzle-orm'
import type { Db } from '#db/database'
import type { Settled } from '#kernel/outbox/send-message'
import { recommendationClients } from '../../data/plan-tables.ts'
import { noteJourney } from './note-journey.ts'

const events: Record<Settled['kind'], Record<Settled['outcome'], JourneyEvent>> = {
  Mail: { Sent: 'EmailDelivered', Failed: 'EmailFailed' },
  Sms: { Sent: 'SmsDelivered', Failed: 'SmsFailed' },
}

/** What the outbox calls an invitation. */
export const PLAN_INVITATION = 'PlanInvitation'

/**
 * Notes that an invitation was accepted by the mail or text service, or refused: once each for a message. One that was
 * sent again, revoked or taken up meanwhile is not noted.
 */
export async function noteDelivery(db: Db, settled: Settled, now: Date): Promise<void> {
  const { messageId, kind, outcome, key } = settled
  const [invited] = await db
    .select()
    .from(recommendationClients)
    .where(eq(recommendationClients.tokenHash, key))
  if (!invited) return
  const { recommendationId, clientId, channel } = invited
  const event = events[kind][outcome]
  await noteJourney(
    db,
    { recommendationId, clientId, event, channel, dedupKey: `${event}:${messageId}` },
    now,
  )
}
