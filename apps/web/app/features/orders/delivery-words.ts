import type { CalendarDay } from '@salvia/contract/words/calendar-day'
import { formatDate } from '@salvia/rules/format/format'
import { m } from '#app/paraglide/messages.js'
import { getLocale } from '#app/paraglide/runtime.js'

/** When a parcel comes; of a day that is past `today` (both YYYY-MM-DD), that nobody reported its delivery. */
export function deliveryWords(to: CalendarDay, today: string | null): string {
  const day = formatDate(to, getLocale(), 'weekday')
  return today !== null && to < today ? m.order_expected_past({ day }) : m.plan_arrives({ day })
}
