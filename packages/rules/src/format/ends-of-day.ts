import { DAY_MS, HOUR_MS, MINUTE_MS } from '@salvia/contract/durations'
import type { CalendarDay } from '@salvia/contract/words/calendar-day'
import { dayIn } from './days.ts'

/** No clock is further from UTC. */
const FURTHEST_MS = 15 * HOUR_MS

/** The first minute near a midnight of UTC of which something is so: before it, it never is, and from it on always. */
function firstMinute(midnight: number, isSo: (at: Date) => boolean): number {
  let [before, reached] = [midnight - FURTHEST_MS, midnight + FURTHEST_MS]
  while (reached - before > MINUTE_MS) {
    const between = before + Math.floor((reached - before) / 2 / MINUTE_MS) * MINUTE_MS
    if (isSo(new Date(between))) reached = between
    else before = between
  }
  return reached
}

const midnightOf = (day: CalendarDay): number => Date.parse(`${day}T00:00:00Z`)

/** When a day begins by the clock of a time zone, also one on which the clocks are changed. */
export const beginningOfDay = (timeZone: string, day: CalendarDay): Date =>
  new Date(firstMinute(midnightOf(day), (at) => dayIn(timeZone, at) >= day))

/** The last millisecond of a day by the clock of a time zone. */
export const endOfDay = (timeZone: string, day: CalendarDay): Date =>
  new Date(firstMinute(midnightOf(day) + DAY_MS, (at) => dayIn(timeZone, at) > day) - 1)
