import { memoize } from '@salvia/contract/memoize'
import type { CalendarDay } from '@salvia/contract/words/calendar-day'
import type { LanguageCode } from '@salvia/contract/words/locale'
import { intl } from './format.ts'

const weekdayFormat = memoize(
  (language: LanguageCode, weekday: 'short' | 'narrow') =>
    new Intl.DateTimeFormat(intl[language], { weekday, timeZone: 'UTC' }),
)

/** The day of the week, as short as a column of a calendar is narrow. */
export const formatWeekday = (date: CalendarDay, language: LanguageCode): string =>
  weekdayFormat(language, 'short').format(new Date(date))

/** Its first letter, for a phone's columns: to be shown beside the date. */
export const formatWeekdayLetter = (date: CalendarDay, language: LanguageCode): string =>
  weekdayFormat(language, 'narrow').format(new Date(date))
