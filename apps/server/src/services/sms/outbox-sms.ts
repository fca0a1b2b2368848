import type { Logger } from 'pino'
import type { SmsService } from './sms.ts'

/** The embedded default: a message stays in the outbox; neither number nor text is logged. */
export function outboxSms(log: Logger): SmsService {
  return {
    kind: 'outbox',
    async send() {
      log.info('sms_kept_in_outbox')
    },
  }
}
