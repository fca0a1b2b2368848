import { utcDay } from '@salvia/rules/format/days'
import type { Db } from '#db/database'
import { noteJourney } from './note-journey.ts'

/** Notes that a plan was opened by a client, or by guests (null): once a day. */
export async function noteViewed(
  tx: Db,
  { recommendationId, clientId }: { recommendationId: string; clientId: string | null },
  now: Date,
): Promise<void> {
  const dedupKey = `viewed:${recommendationId}:${clientId ?? 'guest'}:${utcDay(now)}`
  await noteJourney(tx, { recommendationId, clientId, event: 'Viewed', dedupKey }, now)
}
