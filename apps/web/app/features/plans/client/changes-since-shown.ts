import type { SharedPlan } from '@salvia/contract/plans/plan-records'
import type { PlanDifference, VersionContent } from '@salvia/contract/plans/plan-versions'
import { isNoDifference, planDifference } from '@salvia/rules/plans/plan-difference'

const contentOf = ({
  name,
  description,
  summary,
  discountPercentage,
  ...plan
}: SharedPlan): VersionContent => ({
  name,
  description,
  summary,
  discountPercentage,
  items: plan.recommendationItems.map(({ id: _, product, ...item }) => ({
    ...item,
    productName: product.name,
  })),
})

/** What a plan says otherwise by now than it was shown; null where it says the same. */
export function changesSinceShown(shown: SharedPlan, now: SharedPlan): PlanDifference | null {
  const changes = planDifference(contentOf(shown), contentOf(now))
  return isNoDifference(changes) ? null : changes
}
