import type { OutboxMessage } from '@salvia/contract/outbox/outbox'
import { m } from '#app/paraglide/messages.js'

const calls: Record<string, () => string> = {
  makeErpAccount: m.outbox_make_account,
  forgetErpPartner: m.outbox_forget_partner,
  saveErpOrder: m.outbox_erp_order,
  cancelErpOrder: m.outbox_erp_cancel,
  trackErpOrder: m.outbox_erp_tracking,
  forgetErpAddress: m.outbox_erp_forget_address,
}

/** Names of message kinds and service calls. */
export const subjectOf = ({ kind, subject, template }: OutboxMessage): string =>
  kind === 'Erp' ? (calls[template]?.() ?? template) : (subject ?? m.outbox_sms())

/** A service call that was accepted is done; messages can be resent. */
export const mayResend = ({ kind, state }: OutboxMessage): boolean =>
  state === 'Failed' || (state === 'Sent' && kind !== 'Erp')
