import { memoize } from '@salvia/contract/memoize'
import type { CalendarDay } from '@salvia/contract/words/calendar-day'
import type { LanguageCode } from '@salvia/contract/words/locale'
import { intl } from './format.ts'

const weekdayFormat = memoize(
  (language: LanguageCode) => new Intl.DateTimeFormat(intl[language], { weekday: 'short', timeZone: 'UTC' }),
)

/** The day of the week, as short as a column of a calendar is narrow. */
export const formatWeekday = (date: CalendarDay, language: LanguageCode): string =>
  weekdayFormat(language).format(new Date(date))
