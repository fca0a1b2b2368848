import { DAY_MS } from '@salvia/contract/durations'
import type { CalendarDay } from '@salvia/contract/words/calendar-day'
import { utcDay } from '../format/days.ts'

const SATURDAY = 6
const SUNDAY = 0

/**
 * `days` business days after `from`, both as YYYY-MM-DD. A weekend counts as the Monday that follows it; public
 * holidays count as business days.
 */
export function addBusinessDays(from: string, days: number): CalendarDay {
  let day = nextWeekday(new Date(`${from}T00:00:00Z`))
  for (let left = days; left > 0; left -= 1) day = nextWeekday(new Date(day.getTime() + DAY_MS))
  return utcDay(day)
}

function nextWeekday(day: Date): Date {
  if (day.getUTCDay() === SATURDAY) return new Date(day.getTime() + 2 * DAY_MS)
  return day.getUTCDay() === SUNDAY ? new Date(day.getTime() + DAY_MS) : day
}
