import type { DisputeState } from '@salvia/contract/words/payments'
import { m } from '#app/paraglide/messages.js'

const states: Record<DisputeState, () => string> = {
  NeedsResponse: m.dispute_needs_response,
  UnderReview: m.dispute_under_review,
  Won: m.dispute_won,
  Lost: m.dispute_lost,
}

/** The state of a dispute. */
export const disputeStateWord = (state: DisputeState): string => states[state]()

/** The gateway's words that need one of their own. */
const reasons: Record<string, () => string> = {
  credit_not_processed: m.dispute_reason_credit,
  duplicate: m.dispute_reason_duplicate,
  fraudulent: m.dispute_reason_fraudulent,
  product_not_received: m.dispute_reason_not_received,
  product_unacceptable: m.dispute_reason_unacceptable,
  unrecognized: m.dispute_reason_unrecognized,
}

/** Why a buyer disputes a payment. */
export const disputeReasonWord = (reason: string): string => (reasons[reason] ?? m.dispute_reason_other)()
