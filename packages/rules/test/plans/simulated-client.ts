import { toThousandths } from '../../src/plans/thousandths.ts'

/** What a client had on each of an item's days: the oracle of all that counts supply. Units are in thousandths. */
export type Simulated = {
  /** Whether there was enough, by day. */
  had: boolean[]
  /** What was there in the evening, by day. */
  stock: number[]
}

/**
 * Lives an item day by day: packs are put on the shelf on the day they come, the day's dose is taken if it is there, and
 * who once lacked it waits for the next packs.
 */
export function simulate(daily: number[], arrivals: { day: number; units: number }[]): Simulated {
  const had: boolean[] = []
  const stock: number[] = []
  let shelf = 0
  let isOut = true
  for (const [day, dose] of daily.entries()) {
    for (const arrival of arrivals) {
      if (arrival.day !== day) continue
      shelf += toThousandths(arrival.units)
      isOut = false
    }
    const needed = toThousandths(dose)
    isOut ||= shelf < needed
    if (!isOut) shelf -= needed
    had.push(!isOut)
    stock.push(shelf)
  }
  return { had, stock }
}

/** The first day from `from` on that lacks something; the number of days if none does. */
export const runsOutOn = ({ had }: Simulated, from: number): number => {
  const day = had.findIndex((isThere, at) => at >= from && !isThere)
  return day === -1 ? had.length : day
}
