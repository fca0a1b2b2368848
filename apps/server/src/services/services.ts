import type { Logger } from 'pino'
import type { Env } from '../env.ts'
import { countryDatabase } from './geolocation/country-database.ts'
import type { GeolocationService } from './geolocation/geolocation.ts'
import type { MailService } from './mail/mail.ts'
import { outboxMail } from './mail/outbox-mail.ts'
import { smtpMail } from './mail/smtp-mail.ts'

/** Everything outside the process, each behind one interface. */
export type Services = {
  geolocation: GeolocationService
  mail: MailService
}

/** The real service where its variables are set, else its embedded default. */
export function openServices(env: Env, log: Logger): Services {
  return {
    geolocation: countryDatabase(),
    mail: env.smtpUrl ? smtpMail(env.smtpUrl, env.mailFrom) : outboxMail(log),
  }
}

/** One line for each service that runs on its embedded default, said at start. */
export function embeddedServices(services: Services): string[] {
  return services.mail.kind === 'outbox' ? ['mail: kept in the outbox'] : []
}
