const STEPS_A_UNIT = 20
const LARGEST_AMOUNT = 1000
const TOLERANCE = 1e-9

/** An amount that a plan holds: above 0, up to 1,000 units, in steps of 0.05 exactly; null otherwise, never rounded. */
export function asAmount(units: number): number | null {
  const steps = Math.round(units * STEPS_A_UNIT)
  const isExact = Math.abs(units * STEPS_A_UNIT - steps) < TOLERANCE
  return isExact && steps > 0 && steps <= LARGEST_AMOUNT * STEPS_A_UNIT ? steps / STEPS_A_UNIT : null
}

const decimal = /^\d+(?:[.,]\d+)?$/
const fraction = /^(?:(\d+)[ +])?(\d+)\/([1-9]\d*)$/

/** Reads `2`, `1.5`, `1,5`, `1/2` and `1 1/2`; NaN for anything else. */
export function toNumber(typed: string): number {
  if (decimal.test(typed)) return Number(typed.replace(',', '.'))
  const [, whole = '0', part, parts] = fraction.exec(typed) ?? []
  return Number(whole) + Number(part) / Number(parts)
}

/** Reads a typed amount in units of the intake format; null when a plan cannot hold it. */
export const toAmount = (typed: string): number | null => asAmount(toNumber(typed.trim()))

/** Reads whole days from 1 to `most`; null otherwise. */
export function toDays(typed: string, most: number): number | null {
  const days = Number(typed)
  return Number.isInteger(days) && days >= 1 && days <= most ? days : null
}
