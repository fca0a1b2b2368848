import type { AttemptState } from '@salvia/contract/words/payments'
import { statesTaking, type Transitions } from '../states/transitions.ts'

/** What can happen to one try to pay. `refuse`: the money that came was not the money that was asked for. */
export type AttemptEvent = 'open' | 'process' | 'pay' | 'fail' | 'expire' | 'close' | 'refuse'

const live = {
  process: 'Processing',
  pay: 'Paid',
  fail: 'Failed',
  expire: 'Expired',
  close: 'Closed',
  refuse: 'Failed',
} as const

/** Money that comes after an attempt was given up still pays it; nothing ends one that is paid. */
const over = { pay: 'Paid', refuse: 'Failed' } as const

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

/** Of these money may still come by itself; an order has one of them at most. */
export const liveAttemptStates: AttemptState[] = statesTaking(attemptTransitions, 'close')
