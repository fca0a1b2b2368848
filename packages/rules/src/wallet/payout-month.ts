import type { CalendarDay } from '@salvia/contract/words/calendar-day'

/** Until which day of a month its run is made up for, when the shop was down on the 1st. */
const LAST_DAY_TO_BEGIN = 7

export const monthOf = (day: CalendarDay): string => day.slice(0, 7)

/** Whether the run of a day's month may be begun by itself on that day, or resumed. */
export const mayStartRun = (day: CalendarDay, hasBegun: boolean): boolean =>
  hasBegun || Number(day.slice(8)) <= LAST_DAY_TO_BEGIN

/** The moment of which a run is previewed: now, or when a later day begins (UTC), as bank data that waits may be free by then. */
export const previewMoment = (day: CalendarDay, today: CalendarDay, now: Date): Date =>
  day > today ? new Date(`${day}T00:00:00Z`) : now

/** The day of the next run after a day: the 1st of the month that follows. */
export function nextRunAfter(day: CalendarDay): CalendarDay {
  const [year, month] = [Number(day.slice(0, 4)), Number(day.slice(5, 7))]
  return new Date(Date.UTC(year, month, 1)).toISOString().slice(0, 10) as CalendarDay
}
