import type { ChatOpening } from '@salvia/contract/chat/chat-hours'
import type { CalendarDay } from '@salvia/contract/words/calendar-day'
import { afterEach, expect, test } from 'vitest'
import { overwriteGetLocale } from '#app/paraglide/runtime.js'
import { openingWords } from './opening-words.ts'

const span = { from: '09:00', to: '17:00' }
const opening: ChatOpening = {
  ...{ monday: span, tuesday: span, wednesday: span, thursday: span, friday: span },
  ...{ saturday: { from: '10:00', to: '12:00' }, sunday: null },
  ...{ timeZone: 'Europe/Amsterdam', isOpen: true, next: null },
}
const next = (inDays: number) => ({ day: '2026-11-30' as CalendarDay, from: '09:00', inDays })
const week = 'We answer Monday to Friday, 9:00 to 17:00; Saturday, 10:00 to 12:00'

test.for([
  [null, `${week}.`],
  [next(0), `${week}. Next: today from 9:00.`],
  [next(1), `${week}. Next: tomorrow from 9:00.`],
  [next(3), `${week}. Next: Monday 30 November from 9:00.`],
] as const)('next %o: %s', ([then, words]) => {
  expect(openingWords({ ...opening, next: then }, 'Europe/Amsterdam')).toBe(words)
})

afterEach(() => overwriteGetLocale(() => 'en'))

test('in French a no-break space is before the semicolon between two spans of days', () => {
  overwriteGetLocale(() => 'fr')
  expect(openingWords(opening, 'Europe/Amsterdam')).toContain('17:00\u00a0; ')
})

test('whose clock it is, and nothing when no day is open', () => {
  expect(openingWords(opening, 'Europe/Athens')).toBe(`${week} (Amsterdam time).`)
  const none = { monday: null, tuesday: null, wednesday: null, thursday: null, friday: null, saturday: null }
  expect(openingWords({ ...opening, ...none }, 'Europe/Athens')).toBeNull()
})
