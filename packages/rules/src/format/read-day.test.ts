import { expect, test } from 'vitest'
import { readDay } from './read-day.ts'

test.for([
  ['24.11.2026', '2026-11-24'],
  ['24/11/2026', '2026-11-24'],
  ['24-11-2026', '2026-11-24'],
  [' 4. 1. 2026 ', '2026-01-04'],
  ['2026-11-24', '2026-11-24'],
  ['29.02.2028', '2028-02-29'],
  ['29.02.2026', null],
  ['31.11.2026', null],
  ['11/24/2026', null],
  ['24.11.26', null],
  ['2026-13-01', null],
  ['tomorrow', null],
  ['', null],
] as const)('%s is read as %s', ([typed, day]) => {
  expect(readDay(typed)).toBe(day)
})
