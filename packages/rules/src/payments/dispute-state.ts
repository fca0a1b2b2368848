import type { DisputeState } from '@salvia/contract/words/payments'
import type { Transitions } from '../states/transitions.ts'

/** Events of a dispute at the buyer's bank. `answer`: the bank has our evidence. */
export type DisputeEvent = 'answer' | 'win' | 'lose'

export const firstDisputeState: DisputeState = 'NeedsResponse'

/** The life of a dispute: Won and Lost are final, and an older message takes nothing back. */
export const disputeTransitions: Transitions<DisputeState, DisputeEvent> = {
  NeedsResponse: { answer: 'UnderReview', win: 'Won', lose: 'Lost' },
  UnderReview: { win: 'Won', lose: 'Lost' },
  Won: {},
  Lost: {},
}

/** The event for what a gateway tells; null while it waits for evidence. */
export const disputeEventOf = (told: DisputeState): DisputeEvent | null =>
  ({ NeedsResponse: null, UnderReview: 'answer' as const, Won: 'win' as const, Lost: 'lose' as const })[told]
