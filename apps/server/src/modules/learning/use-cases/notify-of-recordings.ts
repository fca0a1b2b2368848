import { DAY_MS } from '@salvia/contract/durations'
import { REGISTRATION_DAYS_KEPT } from '@salvia/contract/words/learning'
import { DEFAULT_LANGUAGE } from '@salvia/contract/words/locale'
import { isWebinarOver } from '@salvia/rules/content/find-webinars'
import { and, eq, inArray, isNull, lt } from 'drizzle-orm'
import { type Message, queueMessages } from '#kernel/outbox/outbox'
import { users } from '../../identity/index.ts'
import { listUntoldWebinars } from '../data/learning-queries.ts'
import { webinarRegistrations } from '../data/learning-tables.ts'
import { webinarMail } from '../webinar-mail.ts'
import type { LearningContext } from './register.ts'

async function notifyOf(context: LearningContext, webinarId: string): Promise<void> {
  const { db, jobs, config, now, findWebinar } = context
  await db.transaction(async (tx) => {
    const at = now()
    const isUntold = and(
      eq(webinarRegistrations.webinarId, webinarId),
      isNull(webinarRegistrations.recordingMailedAt),
    )
    const told = await tx
      .update(webinarRegistrations)
      .set({ recordingMailedAt: at })
      .where(isUntold)
      .returning()
    const ids = told.map(({ userId }) => userId)
    if (ids.length === 0) return
    const readers = await tx.select().from(users).where(inArray(users.id, ids))
    const zoneOf = new Map(told.map(({ userId, timeZone }) => [userId, timeZone]))
    const mails: Message[] = []
    for (const reader of readers) {
      const webinar = await findWebinar({ id: webinarId, languageCode: reader.preferredLanguageCode })
      const timeZone = zoneOf.get(reader.id) ?? 'UTC'
      if (webinar) mails.push(webinarMail(config, { reader, timeZone, webinar, happened: 'Recorded' }, at))
    }
    await queueMessages({ tx, jobs }, mails, at)
  })
}

/** Mails the recording of each webinar that is over and has one, once to everybody who registered. */
export async function notifyOfRecordings(context: LearningContext): Promise<void> {
  for (const id of await listUntoldWebinars(context.db)) {
    const webinar = await context.findWebinar({ id, languageCode: DEFAULT_LANGUAGE })
    if (webinar?.recordingUrl && isWebinarOver(webinar, context.now())) await notifyOf(context, id)
  }
}

/** Deletes registrations of long ago. */
export async function forgetOldRegistrations({
  db,
  now,
}: Pick<LearningContext, 'db' | 'now'>): Promise<void> {
  const before = new Date(now().getTime() - REGISTRATION_DAYS_KEPT * DAY_MS)
  await db.delete(webinarRegistrations).where(lt(webinarRegistrations.registeredAt, before))
}
