import type { InteractionSpacing } from '@salvia/contract/ingredients/interactions'

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
