import type { IntakeTime } from '@salvia/contract/words/plans'
import type { Part } from './entry-parts.ts'
import { LARGEST_BARE_AMOUNT, toCertainNumber } from './typed-amount.ts'

const schemeTimes: IntakeTime[] = ['Morning', 'Afternoon', 'Evening', 'BedTime']

const isNoAmount = (units: number): boolean => Number.isNaN(units) || units > LARGEST_BARE_AMOUNT

/**
 * The scheme of German-speaking practices: units in the morning, at noon, in the evening and at night (`1-0-1-0`). An
 * item has one amount, so that `2-0-1` is not said by a plan.
 */
export function readScheme(plain: string, text: string): Part[] {
  const units = plain.split(/[-–]/).map(toCertainNumber)
  if (units.length < 3 || units.length > schemeTimes.length || units.some(isNoAmount)) return []
  const taken = units.filter((each) => each > 0)
  if (new Set(taken).size !== 1) return [{ is: 'unsaid', text }]
  const times = schemeTimes.filter((_, at) => Number(units[at]) > 0)
  return [
    { is: 'amount', amounts: taken.slice(0, 1), formatId: null, text },
    { is: 'times', times, isWord: false, text },
  ]
}
