import type { CalendarMonth } from '@salvia/contract/words/calendar-day'

/**
 * The running month and those before it, `count` in all, the oldest first, as `2026-11`. A month begins at midnight on
 * its first day, UTC.
 */
export function lastMonths(now: Date, count: number): CalendarMonth[] {
  const firstDay = (back: number) => new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - back, 1))
  const monthOf = (at: Date) => at.toISOString().slice(0, 7) as CalendarMonth
  return Array.from({ length: count }, (_, at) => monthOf(firstDay(count - 1 - at)))
}
