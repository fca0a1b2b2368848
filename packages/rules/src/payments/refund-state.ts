import type { RefundState } from '@salvia/contract/words/payments'
import type { Transitions } from '../states/transitions.ts'

/** What a gateway says of a refund. */
export type RefundEvent = 'succeed' | 'fail'

/**
 * The life of a refund. A bank may send back what the gateway called done; what failed stays so, whichever older message
 * comes after.
 */
export const refundTransitions: Transitions<RefundState, RefundEvent> = {
  Waiting: { succeed: 'Succeeded', fail: 'Failed' },
  Succeeded: { fail: 'Failed' },
  Failed: {},
}

/** What a state that a gateway tells is for a refund; null for one that still waits, which says nothing new. */
export const refundEventOf = (told: RefundState): RefundEvent | null =>
  ({ Waiting: null, Succeeded: 'succeed' as const, Failed: 'fail' as const })[told]
