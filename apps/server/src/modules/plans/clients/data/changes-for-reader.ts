import type { PlanDifference, VersionContent } from '@salvia/contract/plans/plan-versions'
import { withoutPersonal } from '@salvia/rules/plans/personal-parts'
import { isNoDifference, planDifference } from '@salvia/rules/plans/plan-difference'
import type { VersionRow } from '../../data/version-queries.ts'

type Version = Pick<VersionRow, 'number' | 'content'>

const openPart = (content: VersionContent): VersionContent => ({
  ...content,
  items: withoutPersonal(content.items),
})

/**
 * What changed between two versions for a client, who sees what is personal only where it may read that; null for nothing
 * and where the earlier one is not known.
 */
export function changesFor(
  before: Version | null,
  seen: Version,
  readsPersonal: boolean,
): PlanDifference | null {
  if (before === null || before.number >= seen.number) return null
  const shown = readsPersonal ? (content: VersionContent) => content : openPart
  const difference = planDifference(shown(before.content), shown(seen.content))
  return isNoDifference(difference) ? null : difference
}
