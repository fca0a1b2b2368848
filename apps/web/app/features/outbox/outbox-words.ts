import type { OutboxMessage } from '@salvia/contract/outbox/outbox'
import { m } from '#app/paraglide/messages.js'

const calls: Record<string, () => string> = {
  makeErpAccount: m.outbox_make_account,
  forgetErpPartner: m.outbox_forget_partner,
}

/** What a message is about, or what a service is asked to do. */
export const subjectOf = ({ kind, subject, template }: OutboxMessage): string =>
  kind === 'Erp' ? (calls[template]?.() ?? template) : (subject ?? m.outbox_sms())

/** A call that a service has taken is done; a message may go out again. */
export const mayResend = ({ kind, state }: OutboxMessage): boolean =>
  state === 'Failed' || (state === 'Sent' && kind !== 'Erp')
