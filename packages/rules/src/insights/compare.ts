import type { CalendarDay, CalendarMonth } from '@salvia/contract/words/calendar-day'

/** By how many percent a figure changed, rounded; null where there was nothing before, of which nothing is a part. */
export const percentChange = (now: number, before: number): number | null =>
  before <= 0 ? null : Math.round(((now - before) * 100) / before)

/** First and last day of a month, UTC: what the rows behind its figures are asked for by. */
export function daysOfMonth(month: CalendarMonth): { from: CalendarDay; to: CalendarDay } {
  const [year, number] = month.split('-').map(Number)
  const last = new Date(Date.UTC(Number(year), Number(number), 0))
  return { from: `${month}-01`, to: last.toISOString().slice(0, 10) as CalendarDay }
}
