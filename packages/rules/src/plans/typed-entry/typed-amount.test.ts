import { expect, test } from 'vitest'
import { toAmount, toCertainNumber, toDays } from './typed-amount.ts'

test.for([
  ['1', 1],
  ['0.05', 0.05],
  ['0.35', 0.35],
  ['0.33', null],
  ['1/3', null],
  ['1/2', 0.5],
  ['1 1/2', 1.5],
  ['1,5', 1.5],
  [' 2 ', 2],
  ['1/0', null],
  ['.5', 0.5],
  [',25', 0.25],
  ['½', 0.5],
  ['1½', 1.5],
  ['1 ½', 1.5],
  ['1⁄2', 0.5],
  ['1 1∕2', 1.5],
  ['¹⁄₂', 0.5],
  ['2¹⁄₂', 2.5],
  ['½½', null],
  ['½5', null],
  ['1²', null],
  ['1 3/2', null],
  ['1.1/2', null],
  ['1.5½', null],
  ['0.5.5', null],
  ['1.', null],
  ['1000', 1000],
  ['1000.05', null],
  ['0', null],
  ['-1', null],
  ['', null],
  ['a', null],
] as const)('the amount %j is %j', ([typed, amount]) => {
  expect(toAmount(typed)).toBe(amount)
})

test.for([
  ['05', Number.NaN],
  ['00.5', Number.NaN],
  ['1 01/2', Number.NaN],
  ['1+01/2', Number.NaN],
  ['1/02', Number.NaN],
  ['0', 0],
  ['0.5', 0.5],
  ['.05', Number.NaN],
  ['10', 10],
] as const)('in a line %j is %j: a zero before digits may have lost its point', ([typed, value]) => {
  expect(toCertainNumber(typed)).toBe(value)
})

test.for([
  ['1', 1],
  ['365', 365],
  ['366', null],
  ['0', null],
  ['1.5', null],
  ['1,5', null],
  ['1e2', null],
  [' 7 ', 7],
  ['', null],
] as const)('the days %j are %j', ([typed, days]) => {
  expect(toDays(typed, 365)).toBe(days)
})
