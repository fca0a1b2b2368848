import type { User } from '@salvia/contract/people/current-user'
import type { RecommendationRow } from '@salvia/contract/plans/plan-records'

type Reader = Pick<User, 'id' | 'isAdmin'> | null

/** Whether someone may write a plan: its practitioner, and admins. */
export const mayWritePlan = (
  { practitionerId }: Pick<RecommendationRow, 'practitionerId'>,
  user: Reader,
): boolean => user !== null && (user.isAdmin || user.id === practitionerId)

/**
 * Where a row leads: to the editor for who may write the plan, else to where it is read and copied. A template of
 * someone else is read first, by admins too.
 */
export function pathOfPlan(
  plan: Pick<RecommendationRow, 'id' | 'shareCode' | 'practitionerId' | 'isTemplate'>,
  user: Reader,
): string {
  const { id, shareCode, practitionerId, isTemplate } = plan
  if (isTemplate && user && user.id !== practitionerId) return `/treatment-plans/templates/${id}`
  return mayWritePlan(plan, user) ? `/recommendations/${id}/edit` : `/recommendations/${shareCode}`
}

/** Where a plan is read: with its clients and orders by its author and admins. */
export const viewOfPlan = ({ shareCode }: Pick<RecommendationRow, 'shareCode'>): string =>
  `/recommendations/${shareCode}`

/** Where a plan is seen as its clients see it, and a template as practitioners read it. */
export const previewOfPlan = ({
  id,
  shareCode,
  isTemplate,
}: Pick<RecommendationRow, 'id' | 'shareCode' | 'isTemplate'>): string =>
  isTemplate ? `/treatment-plans/templates/${id}` : `${viewOfPlan({ shareCode })}?preview=1`
