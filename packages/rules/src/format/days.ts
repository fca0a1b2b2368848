import { memoize } from '@salvia/contract/memoize'
import type { CalendarDay } from '@salvia/contract/words/calendar-day'

/** The day of an instant by UTC: for what counts days without a reader. */
export const utcDay = (at: Date): CalendarDay => at.toISOString().slice(0, 10) as CalendarDay

/** Swedish writes a day as the standard does. */
const daysOf = memoize((timeZone: string) => new Intl.DateTimeFormat('sv', { timeZone }))

/** The day of an instant by the clock of a time zone. */
export const dayIn = (timeZone: string, at: Date): CalendarDay => daysOf(timeZone).format(at) as CalendarDay

/** The seller's: days of supply and delivery are counted in it. */
export const SUPPLY_TIME_ZONE = 'Europe/Amsterdam'
