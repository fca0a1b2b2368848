import { planDiscount } from '@salvia/rules/plans/plan-discount'
import type { PlanDraft } from './plan-draft.ts'

/** The draft at the discount that its clients get where the law lets the practitioner earn or not. */
export function chargedDraft(draft: PlanDraft, isCommissionLawful: boolean): PlanDraft {
  const { discountPercentage } = draft
  const terms = { discountPercentage, isPractitionerApproved: true, isCommissionLawful }
  return { ...draft, discountPercentage: planDiscount(terms) }
}
