import type { OutboxMessage } from '@salvia/contract/outbox/outbox'
import { m } from '#app/paraglide/messages.js'

const calls: Record<string, () => string> = {
  makeErpAccount: m.outbox_make_account,
  forgetErpPartner: m.outbox_forget_partner,
}

/** Names of message kinds and service calls. */
export const subjectOf = ({ kind, subject, template }: OutboxMessage): string =>
  kind === 'Erp' ? (calls[template]?.() ?? template) : (subject ?? m.outbox_sms())

/** A service call that was accepted is done; messages can be resent. */
export const mayResend = ({ kind, state }: OutboxMessage): boolean =>
  state === 'Failed' || (state === 'Sent' && kind !== 'Erp')
