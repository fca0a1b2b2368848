import { expect, test } from 'vitest'
import { isPastDate } from './past-date.ts'

const now = new Date('2026-11-20T12:00:00.000Z')

test.for([
  { date: '2026-11-13T12:00:00.000Z', isPast: true },
  { date: '2026-11-13T12:00:00.001Z', isPast: false },
  { date: '2026-11-12T12:00:00.000Z', isPast: true },
  { date: '2026-11-20T12:00:00.000Z', isPast: false },
  { date: '2026-12-20T12:00:00.000Z', isPast: false },
])('$date is past: $isPast', ({ date, isPast }) => {
  expect(isPastDate(new Date(date), now)).toBe(isPast)
})
