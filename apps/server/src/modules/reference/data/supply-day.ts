import { MINUTE_MS } from '@salvia/contract/durations'
import type { CalendarDay } from '@salvia/contract/words/calendar-day'
import { dayIn, SUPPLY_TIME_ZONE } from '@salvia/rules/format/days'

let known: { minute: number; day: CalendarDay } | null = null

/** The calendar day in the seller's time zone: rates and prices change at its midnight. */
export function supplyDay(at: Date): CalendarDay {
  // Needed several times per request; since midnight is on a whole minute, the result is cached per minute.
  const minute = Math.floor(at.getTime() / MINUTE_MS)
  if (known?.minute !== minute) known = { minute, day: dayIn(SUPPLY_TIME_ZONE, at) }
  return known.day
}
