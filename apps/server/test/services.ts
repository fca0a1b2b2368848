import { countryDatabase } from '../src/services/geolocation/country-database.ts'
import type { Mail } from '../src/services/mail/mail.ts'
import type { Services } from '../src/services/services.ts'

/** Services that keep what they were given, so that a test can look at it. */
export function testServices(): Services & { sentMails: Mail[] } {
  const sentMails: Mail[] = []
  return {
    sentMails,
    geolocation: countryDatabase(),
    mail: {
      kind: 'outbox',
      async send(mail) {
        sentMails.push(mail)
      },
    },
  }
}
