import type { User } from '@salvia/contract/people/current-user'
import type { Recommendation } from '@salvia/contract/plans/plan-records'
import { planDiscount } from '@salvia/rules/plans/plan-discount'
import type { PlanDraft } from './plan-draft.ts'

/**
 * Whether a plan gives its discount and earns: `Forbidden` by law, where clients get the full margin; not yet, of a
 * practitioner who is `NotApproved`; never, of an admin, who is none.
 */
export type PlanEarning = 'Earning' | 'Forbidden' | 'NotApproved' | 'OfAdmin'

type Writer = Pick<User, 'id' | 'isAdmin' | 'isPractitioner' | 'isApproved' | 'isCommissionLawful'>

/** A template sells nothing, but hands its discount on to the plans of practitioners that are made from it. */
export function earningOf(
  { practitionerId, isTemplate }: Pick<Recommendation, 'practitionerId' | 'isTemplate'>,
  user: Writer | null,
): PlanEarning {
  if (user === null) return 'NotApproved'
  if (!user.isAdmin && !user.isApproved) return 'NotApproved'
  if (!user.isPractitioner && !isTemplate && practitionerId === user.id) return 'OfAdmin'
  return user.isCommissionLawful ? 'Earning' : 'Forbidden'
}

/** Whether the plan's own discount, or the law's, is given at all. */
export const isDiscounted = (earning: PlanEarning): boolean =>
  earning === 'Earning' || earning === 'Forbidden'

/** The draft at the discount that its clients get. */
export function chargedDraft(draft: PlanDraft, earning: PlanEarning): PlanDraft {
  const { discountPercentage } = draft
  const terms = {
    discountPercentage,
    isPractitionerApproved: isDiscounted(earning),
    isCommissionLawful: earning !== 'Forbidden',
  }
  return { ...draft, discountPercentage: planDiscount(terms) }
}
