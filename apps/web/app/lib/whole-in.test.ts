import { expect, test } from 'vitest'
import { wholeIn } from './whole-in.ts'

test.for([
  ['', 0],
  ['0', 0],
  [' 12 ', 12],
  ['20', 20],
  ['21', Number.NaN],
  ['1,5', Number.NaN],
  ['1.5', Number.NaN],
  ['1 5', Number.NaN],
  ['-1', Number.NaN],
  ['1e1', Number.NaN],
] as const)('of at most 20, "%s" is %d', ([typed, whole]) => {
  expect(wholeIn(typed, 20)).toBe(whole)
})
