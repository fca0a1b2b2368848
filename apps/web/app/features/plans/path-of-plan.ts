import type { User } from '@salvia/contract/people/current-user'
import type { RecommendationRow } from '@salvia/contract/plans/plan-records'

/** Where a row leads: to the editor for who may write the plan, else to where it is read and copied. */
export const pathOfPlan = (
  { id, shareCode, practitionerId }: Pick<RecommendationRow, 'id' | 'shareCode' | 'practitionerId'>,
  user: Pick<User, 'id' | 'isAdmin'> | null,
): string =>
  user && (user.isAdmin || user.id === practitionerId)
    ? `/recommendations/${id}/edit`
    : `/recommendations/${shareCode}`
