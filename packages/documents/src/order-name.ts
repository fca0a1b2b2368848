import type { CalendarDay } from '@salvia/contract/words/calendar-day'
import type { LanguageCode } from '@salvia/contract/words/locale'
import { formatDate } from '@salvia/rules/format/format'
import { say } from './say.ts'

/** How a mail names an order behind "your order": by its number, or its day while it has none. */
export const orderName = (
  { number, orderedOn }: { number: string | null; orderedOn: CalendarDay },
  language: LanguageCode,
): string => number ?? say(language, 'order.ofDay', { day: formatDate(orderedOn, language) })
