import type { Duration, PlanDuration } from '@salvia/contract/words/plans'

/**
 * The duration of a whole plan (docs/specification.md, section 4): none, the one that all items share, or one of each
 * item's own.
 */
export function globalDuration(items: { duration: Duration | null }[]): Duration | PlanDuration {
  const durations = new Set(items.map((item) => item.duration))
  if (durations.size > 1) return 'IndividualDuration'
  const [shared] = durations
  return shared ?? 'EmptyDuration'
}
