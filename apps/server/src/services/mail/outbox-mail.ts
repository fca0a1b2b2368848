import type { Logger } from 'pino'
import type { MailService } from './mail.ts'

/** The embedded default: a mail stays in the outbox. Its subject may contain a name, so nothing of it is logged. */
export function outboxMail(log: Logger): MailService {
  return {
    kind: 'outbox',
    async send() {
      log.info('mail_kept_in_outbox')
    },
  }
}
