import type { RateFault } from '@salvia/rules/money/rate-state'
import { type DomainError, invalid } from '#kernel/domain-error'

const words: Record<RateFault, string> = {
  rate_past: 'A rate begins and ends today or later: what counted on days that are over stays.',
  rate_begun: 'This rate was in force already: end it, or add the one that follows.',
  rate_ended: 'This rate is over.',
  rate_taken: 'Another rate begins on that day, or follows: withdraw it first.',
}

/** A dated row rejected by the rules, with the field of the date if there is one. */
export const rateRefusal = (fault: RateFault, field?: string): DomainError =>
  invalid(fault, words[fault], field ? [{ id: field, error: fault }] : [])
