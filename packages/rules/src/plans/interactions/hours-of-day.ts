import type { InteractionSpacing } from '@salvia/contract/ingredients/interactions'
import type { TimeOfDay } from '@salvia/contract/words/plans'

/**
 * The hour at which a time of day is taken to be. An assumption of ours for an ordinary day, as plans name times and no
 * hours (docs/domain.md, Interactions).
 */
export const hourOf: Record<TimeOfDay, number> = {
  UponRising: 7,
  Morning: 8,
  Afternoon: 13,
  Evening: 18,
  BedTime: 22,
}

const DAY = 24

const until = (from: number, to: number): number => (to - from + DAY) % DAY

/**
 * Whether two daily intakes, by their hours, are as far apart as a rule asks: `before` hours from the other to the
 * substance, `after` hours from the substance to the next of the other. The same hour is never apart.
 */
export const isApart = (
  { before, after }: InteractionSpacing,
  { substance, other }: { substance: number; other: number },
): boolean => substance !== other && until(other, substance) >= before && until(substance, other) >= after
