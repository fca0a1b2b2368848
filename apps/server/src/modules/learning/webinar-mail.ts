import type { WebinarEntry } from '@salvia/contract/content/entries'
import type { MailContent } from '@salvia/documents'
import type { Message } from '#kernel/outbox/outbox'
import type { Config } from '../../config.ts'
import type { users } from '../identity/index.ts'

type Reader = Pick<typeof users.$inferSelect, 'id' | 'email' | 'firstName' | 'preferredLanguageCode'>

type Told = {
  reader: Reader
  timeZone: string
  webinar: WebinarEntry
  happened: 'Registered' | 'Recorded'
}

/** The mail about a webinar to those who registered. */
export function webinarMail(
  { publicUrl }: Pick<Config, 'publicUrl'>,
  { reader, timeZone, webinar, happened }: Told,
  now: Date,
): Message {
  const { id, title, description, startsAt, minutes, joinUrl, recordingUrl } = webinar
  const content: MailContent = {
    template: 'webinar',
    props: {
      ...{ happened, title, description, startsAt, minutes, joinUrl, recordingUrl, timeZone },
      languageCode: reader.preferredLanguageCode,
      firstName: reader.firstName,
      url: `${publicUrl}/learning-hub/webinars/${encodeURIComponent(id)}`,
      uid: `webinar.${id}@salvia`,
      changedAt: now.toISOString(),
    },
  }
  return { kind: 'Mail', recipient: reader.email, accountId: reader.id, content }
}
