import { expect, test } from 'vitest'
import { readDay, readLastDay } from './address-days.ts'

test('a day is one that the calendar has', () => {
  const search = new URLSearchParams({ from: '2026-02-28', none: '2026-02-31', odd: '2026-2-3', word: 'zzz' })
  expect(readDay(search, 'from')).toBe('2026-02-28T00:00:00.000Z')
  expect(readLastDay(search, 'from')).toBe('2026-02-28T23:59:59.999Z')
  for (const name of ['none', 'odd', 'word', 'missing']) {
    expect(readDay(search, name)).toBeUndefined()
    expect(readLastDay(search, name)).toBeUndefined()
  }
})
