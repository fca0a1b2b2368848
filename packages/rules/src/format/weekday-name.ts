import { DAY_MS } from '@salvia/contract/durations'
import { memoize } from '@salvia/contract/memoize'
import { type ChatWeekday, chatWeekdays } from '@salvia/contract/words/chat'
import type { LanguageCode } from '@salvia/contract/words/locale'
import { intl } from './format.ts'

const MONDAY = Date.UTC(2026, 10, 30)

const nameFormat = memoize(
  (language: LanguageCode) => new Intl.DateTimeFormat(intl[language], { weekday: 'long', timeZone: 'UTC' }),
)

/** A day of the week, written out. */
export const weekdayName = (day: ChatWeekday, language: LanguageCode): string =>
  nameFormat(language).format(MONDAY + chatWeekdays.indexOf(day) * DAY_MS)
