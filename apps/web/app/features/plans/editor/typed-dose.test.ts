import { expect, test } from 'vitest'
import { toAmount, toDays } from './typed-dose.ts'

test.for([
  ['1', 1],
  ['0.33', 0.35],
  ['1000', 1000],
  ['1000.1', null],
  ['0', null],
  ['-1', null],
  ['', null],
  ['a', null],
] as const)('the amount %j is %j', ([typed, amount]) => {
  expect(toAmount(typed)).toBe(amount)
})

test.for([
  ['1', 1],
  ['365', 365],
  ['366', null],
  ['0', null],
  ['1.5', null],
  ['', null],
] as const)('the days %j are %j', ([typed, days]) => {
  expect(toDays(typed, 365)).toBe(days)
})
