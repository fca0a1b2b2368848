import type { SubstitutionObstacle } from '@salvia/contract/words/substitutions'
import { isSameDose, type WrittenDose } from '../plan-difference.ts'

/** A plan as it is now: the dose of the product that is to go, or null when it is not there any more. */
export type PlanNow = { isActive: boolean; dose: WrittenDose | null; holdsOther: boolean }

/**
 * What keeps a product from being put in the place of another: the plan is archived, the product is gone, the other is
 * there already, or the dose is not the one that was shown. Null when nothing does.
 */
export function findObstacle(
  { isActive, dose, holdsOther }: PlanNow,
  shown: WrittenDose,
): Exclude<SubstitutionObstacle, 'Failed'> | null {
  if (!isActive) return 'PlanArchived'
  if (dose === null) return 'ItemGone'
  if (holdsOther) return 'AlreadyHolds'
  return isSameDose(dose, shown) ? null : 'DoseChanged'
}
