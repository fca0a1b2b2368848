import { DAY_MS } from '@salvia/contract/durations'
import type { CalendarDay } from '@salvia/contract/words/calendar-day'
import { type ChatWeekday, chatWeekdays } from '@salvia/contract/words/chat'
import { instantIn } from '../demo-calls/demo-slots.ts'
import { dayIn, SUPPLY_TIME_ZONE } from '../format/days.ts'

/** `HH:MM` to `HH:MM` by the seller's clock; until `00:00` means until midnight. */
type Span = { from: string; to: string }

export type OpeningHours = Record<ChatWeekday, Span | null> & { daysOff: CalendarDay[] }

/** Beyond it nothing is looked for: everything is a day off. */
const HORIZON_DAYS = 366
const MIDNIGHT = '00:00'

const dayAfter = (day: CalendarDay, days: number) =>
  new Date(Date.parse(day) + days * DAY_MS).toISOString().slice(0, 10) as CalendarDay

/** The instant of a time of the seller's clock; of one that summer time skips, as if the clock had not been set. */
const instantOf = (day: CalendarDay, time: string): number =>
  Number(
    instantIn(SUPPLY_TIME_ZONE, day, time) ??
      instantIn(SUPPLY_TIME_ZONE, day, `0${Number(time.slice(0, 2)) + 1}${time.slice(2)}`),
  )

/** The open spans from the day of an instant on, the nearest first. */
function* spansFrom(hours: OpeningHours, now: Date) {
  const today = dayIn(SUPPLY_TIME_ZONE, now)
  for (let inDays = 0; inDays <= HORIZON_DAYS; inDays += 1) {
    const day = dayAfter(today, inDays)
    const weekday = chatWeekdays[(new Date(day).getUTCDay() + 6) % 7] as ChatWeekday
    const span = hours[weekday]
    if (span === null || hours.daysOff.includes(day)) continue
    const { from, to } = span
    const end = to === MIDNIGHT ? instantOf(dayAfter(day, 1), to) : instantOf(day, to)
    yield { day, from, inDays, begin: instantOf(day, from), end }
  }
}

/**
 * When as much opening time as `ms` milliseconds has passed since an instant; null when there is not as much in a year,
 * as when no day is open.
 */
export function afterOpenTime(hours: OpeningHours, since: Date, ms: number): Date | null {
  let left = ms
  for (const { begin, end } of spansFrom(hours, since)) {
    const start = Math.max(begin, since.getTime())
    if (end - start >= left) return new Date(start + left)
    left -= Math.max(0, end - start)
  }
  return null
}

/**
 * Whether it is open, and where it is not the day and time at which it opens, with how many days that is from today by
 * the seller's clock. It is closed from the last instant of a span on; no day open is neither.
 */
export function openingAt(hours: OpeningHours, now: Date) {
  for (const { day, from, inDays, begin, end } of spansFrom(hours, now)) {
    if (now.getTime() < begin) return { isOpen: false, next: { day, from, inDays } }
    if (now.getTime() < end) return { isOpen: true, next: null }
  }
  return { isOpen: false, next: null }
}

export type WeekPart = Span & { first: ChatWeekday; last: ChatWeekday }

/** The open days of a week, those that follow each other with the same hours as one. */
export function weekParts(hours: Record<ChatWeekday, Span | null>): WeekPart[] {
  const parts: WeekPart[] = []
  let before: WeekPart | undefined
  for (const day of chatWeekdays) {
    const span = hours[day]
    if (span && before?.from === span.from && before.to === span.to) before.last = day
    else {
      before = span ? { first: day, last: day, ...span } : undefined
      if (before) parts.push(before)
    }
  }
  return parts
}
