import type { OutboxMessage } from '@salvia/contract/outbox/outbox'
import { erpCallWord, erpFaultWords } from '#app/lib/erp-call-words.ts'
import { m } from '#app/paraglide/messages.js'
import type { StatusMark } from '#app/ui/status.tsx'

export const messageStates: Record<OutboxMessage['state'], { word: () => string; mark: StatusMark }> = {
  Waiting: { word: m.outbox_waiting, mark: 'open' },
  Sent: { word: m.outbox_sent, mark: 'available' },
  Failed: { word: m.outbox_failed, mark: 'unavailable' },
  Withheld: { word: m.outbox_withheld, mark: 'unavailable' },
}

/**
 * The state of a message: without a mail service a mail is not sent, it is kept here. `isKept`: no mail service is set
 * up.
 */
export function stateOf({ kind, state }: Pick<OutboxMessage, 'kind' | 'state'>, isKept: boolean) {
  if (isKept && kind === 'Mail' && state === 'Sent')
    return { word: m.outbox_state_kept, mark: 'secondary' as const }
  return messageStates[state]
}

/** What a message says it is; of a call to the ERP, what it does and to which order or person. */
export function subjectOf({ kind, subject, template, about }: OutboxMessage): string {
  if (kind !== 'Erp') return subject ?? (kind === 'Mail' ? m.outbox_mail() : m.plan_invite_sms())
  const call = erpCallWord(template)
  return about === null ? call : m.outbox_call_of({ call, about })
}

/** What a call to the ERP failed of, in words that say what to look at; null of faults that only name themselves. */
export function erpFaultOf({ kind, lastError }: Pick<OutboxMessage, 'kind' | 'lastError'>): string | null {
  if (kind !== 'Erp' || lastError === null) return null
  return erpFaultWords(lastError)
}

/** A service call that was accepted is done; messages can be resent. */
export const mayResend = ({ kind, state }: OutboxMessage): boolean =>
  state === 'Failed' || (state === 'Sent' && kind !== 'Erp')
