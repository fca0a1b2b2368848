import type { Logger } from 'pino'
import type { MailService } from './mail.ts'

/** The embedded default: a mail stays in the outbox, and its subject is printed; the recipient is not. */
export function outboxMail(log: Logger): MailService {
  return {
    kind: 'outbox',
    async send({ subject }) {
      log.info({ subject }, 'mail_kept_in_outbox')
    },
  }
}
