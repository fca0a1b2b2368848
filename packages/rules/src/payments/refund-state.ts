import type { RefundState } from '@salvia/contract/words/payments'
import type { Transitions } from '../states/transitions.ts'

/** Refund statuses of a gateway. */
export type RefundEvent = 'succeed' | 'fail'

export const firstRefundState: RefundState = 'Waiting'

/**
 * State machine of a refund. A bank may return a completed one; Failed is final, even if older messages arrive later.
 */
export const refundTransitions: Transitions<RefundState, RefundEvent> = {
  Waiting: { succeed: 'Succeeded', fail: 'Failed' },
  Succeeded: { fail: 'Failed' },
  Failed: {},
}

/** The event for a gateway status; null while pending. */
export const refundEventOf = (told: RefundState): RefundEvent | null =>
  ({ Waiting: null, Succeeded: 'succeed' as const, Failed: 'fail' as const })[told]
