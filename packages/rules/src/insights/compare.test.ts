import { expect, test } from 'vitest'
import { daysOfMonth, percentChange } from './compare.ts'

test.for([
  [150, 100, 50],
  [1, 3, -67],
  [0, 4, -100],
  [4, 4, 0],
  [5, 0, null],
  [0, 0, null],
  [5, -2, null],
] as const)('%i after %i is a change of %j percent', ([now, before, percent]) => {
  expect(percentChange(now, before)).toBe(percent)
})

test.for([
  ['2024-02', '2024-02-29'],
  ['2026-02', '2026-02-28'],
  ['2026-12', '2026-12-31'],
  ['2026-11', '2026-11-30'],
] as const)('%s ends on %s', ([month, to]) => {
  expect(daysOfMonth(month)).toEqual({ from: `${month}-01`, to })
})
