import type { CalendarDay } from '@salvia/contract/words/calendar-day'
import { languages } from '@salvia/contract/words/locale'
import { expect, test } from 'vitest'
import { formatWeekday, formatWeekdayLetter } from './format-weekday.ts'

test('a day of the week is short in each language', () => {
  const day = '2026-11-26' as CalendarDay
  expect(languages.map((language) => formatWeekday(day, language))).toEqual(['Thu', 'Do', 'do', 'jeu.'])
  expect(languages.map((language) => formatWeekdayLetter(day, language))).toEqual(['T', 'D', 'D', 'J'])
})
