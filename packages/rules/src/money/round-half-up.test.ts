import fc from 'fast-check'
import { expect, test } from 'vitest'
import { divideHalfUp, leastRoundedTo, roundHalfUp } from './round-half-up.ts'

test.for([
  { factors: [0], divisor: 2, result: 0 },
  { factors: [1], divisor: 2, result: 1 },
  { factors: [-1], divisor: 2, result: -1 },
  { factors: [3], divisor: 2, result: 2 },
  { factors: [-3], divisor: 2, result: -2 },
  { factors: [1], divisor: 3, result: 0 },
  { factors: [-1], divisor: 3, result: 0 },
  { factors: [2], divisor: 3, result: 1 },
  { factors: [-2], divisor: 3, result: -1 },
  { factors: [499], divisor: 1000, result: 0 },
  { factors: [500], divisor: 1000, result: 1 },
  { factors: [1005, 9], divisor: 1000, result: 9 },
  { factors: [], divisor: 1, result: 1 },
])('$factors over $divisor rounds to $result', ({ factors, divisor, result }) => {
  expect(roundHalfUp(factors, divisor)).toBe(result)
})

test('a product past 2^53 stays exact', () => {
  expect(roundHalfUp([9_007_199_254_740_991, 1_000_001], 1_000_001)).toBe(9_007_199_254_740_991)
})

test('a result past 2^53 is refused', () => {
  expect(() => roundHalfUp([9_007_199_254_740_991, 2], 1)).toThrow('the result is too large to be exact')
})

test.for([0, -1])('a divisor of %i is refused', (divisor) => {
  expect(() => roundHalfUp([1], divisor)).toThrow(`cannot divide by ${divisor}`)
})

test('a factor with a fraction is refused', () => {
  expect(() => roundHalfUp([1.5], 1)).toThrow(RangeError)
})

test('a refund mirrors its charge, and the result is never further off than a half', () => {
  const amount = fc.integer({ min: -1_000_000_000, max: 1_000_000_000 })
  fc.assert(
    fc.property(amount, fc.integer({ min: 1, max: 1_000_000 }), (numerator, denominator) => {
      const rounded = roundHalfUp([numerator], denominator)
      expect(roundHalfUp([-numerator], denominator) + rounded).toBe(0)
      expect(Math.abs(2 * (rounded * denominator - numerator))).toBeLessThanOrEqual(denominator)
    }),
  )
})

test('large integers divide like small ones', () => {
  expect(divideHalfUp(25n, 10n)).toBe(3)
  expect(divideHalfUp(-25n, 10n)).toBe(-3)
})

test.for([
  { result: 0, factor: 10_900, divisor: 10_000, least: 0 },
  { result: -5, factor: 10_900, divisor: 10_000, least: 0 },
  { result: 1000, factor: 10_000, divisor: 10_000, least: 1000 },
  { result: 1000, factor: 10_900, divisor: 10_000, least: 917 },
  { result: 2, factor: 1, divisor: 2, least: 3 },
  { result: 2, factor: 3, divisor: 2, least: 1 },
])('from $least on, × $factor ÷ $divisor is $result or more', ({ result, factor, divisor, least }) => {
  expect(leastRoundedTo(result, factor, divisor)).toBe(least)
})

test('what is least reaches the result, and one less does not', () => {
  const positive = fc.integer({ min: 1000, max: 20_000_000 })
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 1_000_000_000 }), positive, positive, (result, factor, divisor) => {
      const least = leastRoundedTo(result, factor, divisor)
      expect(roundHalfUp([least, factor], divisor)).toBeGreaterThanOrEqual(result)
      expect(roundHalfUp([least - 1, factor], divisor)).toBeLessThan(result)
    }),
  )
})
