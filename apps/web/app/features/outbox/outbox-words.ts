import type { OutboxMessage } from '@salvia/contract/outbox/outbox'
import { m } from '#app/paraglide/messages.js'
import { erpCallWord } from '#app/ui/erp-call-words.ts'

/** Names of message kinds and service calls. */
export const subjectOf = ({ kind, subject, template }: OutboxMessage): string =>
  kind === 'Erp' ? erpCallWord(template) : (subject ?? m.outbox_sms())

/** A service call that was accepted is done; messages can be resent. */
export const mayResend = ({ kind, state }: OutboxMessage): boolean =>
  state === 'Failed' || (state === 'Sent' && kind !== 'Erp')
