import { PRACTITIONER_DISCOUNT_PERCENT } from '@salvia/contract/words/limits'

/** `discountPercentage` as the practitioner set it. */
export type PlanTerms = {
  discountPercentage: number
  isPractitionerApproved: boolean
  isCommissionLawful: boolean
}

/**
 * The discount in percent that a plan's clients get (docs/domain.md, Wallet, commission, payout): none while the practitioner is not
 * approved, and the full margin where the law forbids commission.
 */
export function planDiscount(terms: PlanTerms): number {
  if (!terms.isPractitionerApproved) return 0
  return terms.isCommissionLawful ? terms.discountPercentage : PRACTITIONER_DISCOUNT_PERCENT
}
