import type { TimeOfDay } from '@salvia/contract/words/plans'

/**
 * The hour at which a time of day is taken to be, for hours apart and for calendar files alike. An assumption of ours for
 * an ordinary day, as plans name times and no hours (docs/domain.md, Interactions).
 */
export const hourOf: Record<TimeOfDay, number> = {
  UponRising: 7,
  Morning: 8,
  Afternoon: 13,
  Evening: 18,
  BedTime: 22,
}
