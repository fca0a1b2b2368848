import type { PlanVersion } from '@salvia/contract/plans/plan-versions'

/** What can be done with a version, where `newest` is the number of the one that clients see. */
export function choicesOf({ number }: Pick<PlanVersion, 'number'>, newest: number | undefined) {
  const isNewest = number === newest
  return {
    /** The only version has nothing to be compared with. */
    mayCompare: !(isNewest && number === 1),
    mayRestore: !isNewest,
    /** The newest is what clients see now: since then nothing changed. */
    compareWith: isNewest ? (['Previous'] as const) : (['Previous', 'Current'] as const),
  }
}
