import { expect, test } from 'vitest'
import { slotsByDay } from './slots-by-day.ts'

const slots = ['2026-10-24T22:30:00.000Z', '2026-10-25T08:30:00.000Z', '2026-10-25T23:30:00.000Z']

test.for([
  [
    'Europe/Amsterdam',
    [
      ['2026-10-25', 2],
      ['2026-10-26', 1],
    ],
  ],
  [
    'America/New_York',
    [
      ['2026-10-24', 1],
      ['2026-10-25', 2],
    ],
  ],
  [
    'UTC',
    [
      ['2026-10-24', 1],
      ['2026-10-25', 2],
    ],
  ],
] as const)('by the clock of %s', ([timeZone, days]) => {
  expect(slotsByDay(slots, timeZone).map(({ day, slots: own }) => [day, own.length])).toEqual(days)
})
