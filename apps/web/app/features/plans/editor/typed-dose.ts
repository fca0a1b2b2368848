const STEPS_A_UNIT = 20
const LARGEST_AMOUNT = 1000

/** Parses an amount: above 0, up to 1,000, in steps of 0.05; null otherwise. */
export function toAmount(typed: string): number | null {
  const steps = Math.round(Number(typed) * STEPS_A_UNIT)
  return steps > 0 && steps <= LARGEST_AMOUNT * STEPS_A_UNIT ? steps / STEPS_A_UNIT : null
}

/** Parses whole days from 1 to `most`; null otherwise. */
export function toDays(typed: string, most: number): number | null {
  const days = Number(typed)
  return Number.isInteger(days) && days >= 1 && days <= most ? days : null
}
