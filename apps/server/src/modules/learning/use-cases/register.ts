import { DAY_MS } from '@salvia/contract/durations'
import { isWebinarOver } from '@salvia/rules/content/find-webinars'
import { isTimeZone } from '@salvia/rules/format/time-zone'
import { and, eq } from 'drizzle-orm'
import { one } from '#db/one'
import { conflict, invalid, notFound } from '#kernel/domain-error'
import { consumeLimit } from '#kernel/limits/consume-limit'
import { queueMessage } from '#kernel/outbox/outbox'
import type { App } from '../../../app-type.ts'
import type { findWebinar } from '../../content/index.ts'
import { users } from '../../identity/index.ts'
import { webinarRegistrations } from '../data/learning-tables.ts'
import { webinarMail } from '../webinar-mail.ts'

export type LearningContext = Pick<App, 'db' | 'jobs' | 'config' | 'now'> & {
  findWebinar: ReturnType<typeof findWebinar>
}

/** Each registration is mailed. */
const OF_ACCOUNT = { name: 'webinar-registrations', max: 30, lengthMs: DAY_MS }

type Registering = { webinarId: string; userId: string; timeZone: string }

/**
 * Registers a practitioner for a webinar and mails that with a calendar file; again changes and mails nothing. Returns
 * where it takes place. Throws not-found, invalid for a time zone that is none, conflict once the webinar is over,
 * TooMany.
 */
export async function register(
  { db, jobs, config, now, findWebinar }: LearningContext,
  { webinarId, userId, timeZone }: Registering,
): Promise<string | null> {
  if (!isTimeZone(timeZone)) {
    const field = { id: 'timeZone', error: 'time_zone_unknown' as const }
    throw invalid('time_zone_unknown', 'There is no such time zone.', [field])
  }
  await consumeLimit({ db, config }, OF_ACCOUNT, userId, now())
  return db.transaction(async (tx) => {
    const reader = one(await tx.select().from(users).where(eq(users.id, userId)))
    const webinar = await findWebinar({ id: webinarId, languageCode: reader.preferredLanguageCode })
    if (!webinar) throw notFound('resource')
    const at = now()
    if (isWebinarOver(webinar, at)) throw conflict('webinar_over', 'This webinar is over.')
    const values = { webinarId, userId, timeZone, registeredAt: at }
    const made = await tx.insert(webinarRegistrations).values(values).onConflictDoNothing().returning()
    if (made.length > 0) {
      const mail = webinarMail(config, { reader, timeZone, webinar, happened: 'Registered' }, at)
      await queueMessage({ tx, jobs }, mail, at)
    }
    return webinar.joinUrl
  })
}

/** Takes a registration back: nothing more of the webinar is mailed. Again changes nothing. */
export async function leave(
  { db }: Pick<LearningContext, 'db'>,
  { webinarId, userId }: Omit<Registering, 'timeZone'>,
): Promise<void> {
  const isIt = and(eq(webinarRegistrations.webinarId, webinarId), eq(webinarRegistrations.userId, userId))
  await db.delete(webinarRegistrations).where(isIt)
}
