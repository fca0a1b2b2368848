import { expect, test } from 'vitest'
import { addBusinessDays } from './business-days.ts'

test.for([
  { from: '2026-11-20', days: 0, to: '2026-11-20' },
  { from: '2026-11-20', days: 1, to: '2026-11-23' },
  { from: '2026-11-20', days: 2, to: '2026-11-24' },
  { from: '2026-11-20', days: 7, to: '2026-12-01' },
  { from: '2026-11-21', days: 0, to: '2026-11-23' },
  { from: '2026-11-22', days: 0, to: '2026-11-23' },
  { from: '2026-11-21', days: 1, to: '2026-11-24' },
  { from: '2026-12-31', days: 1, to: '2027-01-01' },
  { from: '2028-02-28', days: 1, to: '2028-02-29' },
])('$days business days after $from is $to', ({ from, days, to }) => {
  expect(addBusinessDays(from, days)).toBe(to)
})
