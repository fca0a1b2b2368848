import { utcDay } from '@salvia/rules/format/days'
import type { Db } from '#db/database'
import { recordJourney } from './record-journey.ts'

/** Notes that a plan was opened by a client, or by guests (null): once a day. */
export async function recordViewed(
  tx: Db,
  { recommendationId, clientId }: { recommendationId: string; clientId: string | null },
  now: Date,
): Promise<void> {
  const dedupKey = `viewed:${recommendationId}:${clientId ?? 'guest'}:${utcDay(now)}`
  await recordJourney(tx, { recommendationId, clientId, event: 'Viewed', dedupKey }, now)
}
