import { expect, test } from 'vitest'
import { percentOf } from './percent-of.ts'

test.for([
  { amount: 2790, percent: 10, part: 279 },
  { amount: 4906, percent: 10, part: 491 },
  { amount: 5, percent: 10, part: 1 },
  { amount: 4, percent: 10, part: 0 },
  { amount: 1, percent: 100, part: 1 },
  { amount: 999, percent: 0, part: 0 },
  { amount: -5, percent: 10, part: -1 },
])('$percent % of $amount is $part', ({ amount, percent, part }) => {
  expect(percentOf({ amount, currency: 'SEK' }, percent)).toEqual({ amount: part, currency: 'SEK' })
})
