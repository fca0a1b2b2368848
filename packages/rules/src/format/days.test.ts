import { expect, test } from 'vitest'
import { dayIn, SUPPLY_TIME_ZONE, utcDay } from './days.ts'

const evening = new Date('2026-11-24T23:30:00.000Z')

test.for([
  ['UTC', '2026-11-24'],
  [SUPPLY_TIME_ZONE, '2026-11-25'],
  ['America/New_York', '2026-11-24'],
  ['Asia/Tokyo', '2026-11-25'],
] as const)('by the clock of %s it is %s', ([timeZone, day]) => {
  expect(dayIn(timeZone, evening)).toBe(day)
})

test('the day by UTC goes by no clock', () => {
  expect(utcDay(evening)).toBe('2026-11-24')
})
