import type { AttemptState } from '@salvia/contract/words/payments'
import { statesTaking, type Transitions } from '../states/transitions.ts'

/** Events of a payment attempt. `refuse`: the amount received differs. */
export type AttemptEvent = 'open' | 'process' | 'pay' | 'fail' | 'expire' | 'close' | 'refuse'

const live = {
  process: 'Processing',
  pay: 'Paid',
  fail: 'Failed',
  expire: 'Expired',
  close: 'Closed',
  refuse: 'Failed',
} as const

/** A late payment still pays an abandoned attempt; Paid is final. */
const over = { pay: 'Paid', refuse: 'Failed' } as const

export const firstAttemptState: AttemptState = 'Opening'

/** The life of a payment attempt (docs/domain.md, Payments). */
export const attemptTransitions: Transitions<AttemptState, AttemptEvent> = {
  Opening: { ...live, open: 'Open' },
  Open: live,
  Processing: live,
  Paid: {},
  Failed: over,
  Expired: over,
  Closed: over,
}

/** Attempts that may still be paid; at most one per order. */
export const liveAttemptStates: AttemptState[] = statesTaking(attemptTransitions, 'close')
