import { expect, test } from 'vitest'
import { beginningOfDay, endOfDay } from './ends-of-day.ts'

test.for([
  ['UTC', '2026-11-01', '2026-11-01T00:00:00.000Z'],
  ['Europe/Amsterdam', '2026-11-01', '2026-10-31T23:00:00.000Z'],
  // The clocks go forward and back on these days.
  ['Europe/Amsterdam', '2027-03-28', '2027-03-27T23:00:00.000Z'],
  ['Europe/Amsterdam', '2027-03-29', '2027-03-28T22:00:00.000Z'],
  ['Europe/Amsterdam', '2026-10-25', '2026-10-24T22:00:00.000Z'],
  ['Europe/Amsterdam', '2026-10-26', '2026-10-25T23:00:00.000Z'],
  ['America/New_York', '2026-11-01', '2026-11-01T04:00:00.000Z'],
  ['Asia/Kathmandu', '2028-02-29', '2028-02-28T18:15:00.000Z'],
  ['Pacific/Kiritimati', '2026-11-01', '2026-10-31T10:00:00.000Z'],
  ['Pacific/Pago_Pago', '2026-11-01', '2026-11-01T11:00:00.000Z'],
  // Midnight is left out where the clocks go forward at it.
  ['Africa/Cairo', '2026-04-24', '2026-04-23T22:00:00.000Z'],
] as const)('by the clock of %s, %s begins at %s', ([timeZone, day, at]) => {
  expect(beginningOfDay(timeZone, day)).toEqual(new Date(at))
})

test.for([
  ['UTC', '2026-11-01', '2026-11-01T23:59:59.999Z'],
  ['Europe/Amsterdam', '2026-12-31', '2026-12-31T22:59:59.999Z'],
  // A day of 23 hours, and one of 25.
  ['Europe/Amsterdam', '2027-03-28', '2027-03-28T21:59:59.999Z'],
  ['Europe/Amsterdam', '2026-10-25', '2026-10-25T22:59:59.999Z'],
  ['Asia/Kathmandu', '2028-02-29', '2028-02-29T18:14:59.999Z'],
] as const)('by the clock of %s, %s ends at %s', ([timeZone, day, at]) => {
  expect(endOfDay(timeZone, day)).toEqual(new Date(at))
})
