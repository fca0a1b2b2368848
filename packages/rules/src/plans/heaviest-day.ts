import { type Fraction, fraction, fractionOf, plus, times } from '../nutrition/fraction.ts'
import { type DoseCalendar, FURTHEST_DAY } from './dose-calendar.ts'

/** What is taken by a calendar, and what each of its units weighs. */
export type Weighed = { calendar: DoseCalendar; perUnit: Fraction }

/** The heaviest day of several doses: units of each, in their order, and what they weigh together. */
export type HeaviestDay<D extends Weighed> = { doses: (D & { units: number })[]; total: Fraction }

function greatestDivisor(a: number, b: number): number {
  return b === 0 ? a : greatestDivisor(b, a % b)
}

/**
 * Days of which one is the heaviest, and on one of which any that meet do. Without cycles it is one on which a phase begins, as anything else only ends on
 * others; with cycles any until they have met in each way, looked for as long as supply is.
 */
export function daysToWeigh(calendars: DoseCalendar[]): number[] {
  const starts = calendars.flatMap(({ phaseStarts }) => phaseStarts)
  const meeting = calendars.reduce(
    (all, { cycleDays }) => (all * cycleDays) / greatestDivisor(all, cycleDays),
    1,
  )
  if (meeting === 1) return [...new Set(starts)]
  const last = Math.min(Math.max(...starts) + meeting, FURTHEST_DAY)
  return Array.from({ length: last }, (_, day) => day)
}

const unitsOn = ({ calendar }: Weighed, day: number): number => calendar.on(day)?.unitsPerDay ?? 0

/** The day on which doses weigh most together; the first of equals. */
export function heaviestDay<D extends Weighed>(given: D[]): HeaviestDay<D> {
  // Rounded only to find the day: what it weighs is added up exactly.
  const rounded = given.map(({ perUnit }) => Number(perUnit.numerator) / Number(perUnit.denominator))
  const weightOn = (day: number): number =>
    given.reduce((all, dose, at) => all + unitsOn(dose, day) * Number(rounded[at]), 0)
  let [heaviest, most] = [-1, 0]
  for (const day of daysToWeigh(given.map(({ calendar }) => calendar))) {
    const weight = weightOn(day)
    if (weight > most) [heaviest, most] = [day, weight]
  }
  const doses = given.map((dose) => ({ ...dose, units: unitsOn(dose, heaviest) }))
  const weights = doses.map(({ perUnit, units }) => times(perUnit, fractionOf(units)))
  return { doses, total: weights.reduce(plus, fraction(0n)) }
}
