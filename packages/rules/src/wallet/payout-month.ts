import type { CalendarDay } from '@salvia/contract/words/calendar-day'
import { SUPPLY_TIME_ZONE } from '../format/days.ts'
import { beginningOfDay } from '../format/ends-of-day.ts'

/** Until which day of a month its run is made up for, when the shop was down on the 1st. */
const LAST_DAY_TO_BEGIN = 7

export const monthOf = (day: CalendarDay): string => day.slice(0, 7)

/** Whether the run of a day's month may be begun by itself on that day, or resumed. */
export const mayStartRun = (day: CalendarDay, hasBegun: boolean): boolean =>
  hasBegun || Number(day.slice(8)) <= LAST_DAY_TO_BEGIN

/**
 * The moment of which a run is previewed: now, or when a later day begins by the seller's calendar, as its run does. Bank
 * data that waits may be free by then, and pending commission available.
 */
export const previewMoment = (day: CalendarDay, today: CalendarDay, now: Date): Date =>
  day > today ? beginningOfDay(SUPPLY_TIME_ZONE, day) : now

/**
 * Until which day runs are previewed: the run after the next. Of what is available later too little is known, as most of it
 * is not even delivered.
 */
export const lastPreviewDay = (today: CalendarDay): CalendarDay => nextRunAfter(nextRunAfter(today))

/** The run that is made after today and before a day of which a run is previewed; null without one. */
export function runBefore(day: CalendarDay, today: CalendarDay): CalendarDay | null {
  const next = nextRunAfter(today)
  return next < day ? next : null
}

/** The day of the next run after a day: the 1st of the month that follows. */
export function nextRunAfter(day: CalendarDay): CalendarDay {
  const [year, month] = [Number(day.slice(0, 4)), Number(day.slice(5, 7))]
  return new Date(Date.UTC(year, month, 1)).toISOString().slice(0, 10) as CalendarDay
}
