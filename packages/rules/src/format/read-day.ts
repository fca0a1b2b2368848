import type { CalendarDay } from '@salvia/contract/words/calendar-day'
import { utcDay } from './days.ts'

const DAY_FIRST = /^(\d{1,2})[./\- ]+(\d{1,2})[./\- ]+(\d{4})$/
const YEAR_FIRST = /^(\d{4})-(\d{2})-(\d{2})$/

const two = (digits: string) => digits.padStart(2, '0')

function toIso(text: string): string | null {
  const [, day, month, year] = DAY_FIRST.exec(text) ?? []
  if (day !== undefined && month !== undefined) return `${year}-${two(month)}-${two(day)}`
  return YEAR_FIRST.test(text) ? text : null
}

/**
 * A typed day as `2026-11-24`, or null if it is none. All our languages write the day first; the order of the standard
 * is understood too.
 */
export function readDay(typed: string): CalendarDay | null {
  const iso = toIso(typed.trim())
  if (iso === null) return null
  const at = Date.parse(`${iso}T00:00:00.000Z`)
  if (Number.isNaN(at)) return null
  // The 31st of a month of 30 days would be read as the next day.
  const day = utcDay(new Date(at))
  return day === iso ? day : null
}
