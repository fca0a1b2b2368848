import type { ProblemCode } from '@salvia/contract/words/problems'
import { m } from '#app/paraglide/messages.js'

/** Why accounting is refused what it asks of payouts, and of the bank's answers. */
export const ofPayouts = {
  payout_refused: m.refusal_payout_refused,
  payout_state: m.refusal_payout_state,
  payout_day_ahead: m.refusal_payout_day,
  payout_day_far: m.refusal_payout_day_far,
  payout_file_unsent: m.refusal_payout_file_unsent,
  payout_month_ahead: m.refusal_payout_month,
  payout_month_past: m.refusal_payout_month_past,
  payouts_none: m.refusal_payouts_none,
  bank_answer_unreadable: m.refusal_bank_answer_unreadable,
  bank_answer_foreign: m.refusal_bank_answer_foreign,
  bank_answer_known: m.refusal_bank_answer_known,
  bank_answer_lines: m.refusal_bank_answer_lines,
} satisfies Partial<Record<ProblemCode, () => string>>
