import type { CalendarMonth } from '@salvia/contract/words/calendar-day'

/** The month that a digest tells of, and its first instant and that of the next, in UTC. */
export type DigestSpan = { month: CalendarMonth; from: Date; until: Date }

/** The month before that of `now`: a digest tells of a month once it is over. */
export function digestSpan(now: Date): DigestSpan {
  const firstOf = (monthsAgo: number) =>
    new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - monthsAgo))
  const from = firstOf(1)
  return { month: from.toISOString().slice(0, 7) as CalendarMonth, from, until: firstOf(0) }
}
