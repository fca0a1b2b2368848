import { expect, test } from 'vitest'
import { compare, dividedBy, fraction, fractionOf, times, toDecimal } from './fraction.ts'

test.for([
  [0.1, 1n, 10n],
  [2.5, 5n, 2n],
  [1000, 1000n, 1n],
  [0, 0n, 1n],
  [-0.25, -1n, 4n],
  [1e-7, 1n, 10_000_000n],
  [1.5e-7, 3n, 20_000_000n],
  [1e21, 10n ** 21n, 1n],
  [1.25e22, 125n * 10n ** 20n, 1n],
] as const)('%d is %d over %d', ([written, numerator, denominator]) => {
  expect(fractionOf(written)).toEqual({ numerator, denominator })
})

test('a fraction is in lowest terms with the sign above', () => {
  expect(fraction(6n, -4n)).toEqual({ numerator: -3n, denominator: 2n })
  expect(fraction(-7n)).toEqual({ numerator: -7n, denominator: 1n })
})

test('what is no amount is refused', () => {
  expect(() => fractionOf(Number.NaN)).toThrow('NaN is not an amount')
  expect(() => fractionOf(Number.POSITIVE_INFINITY)).toThrow('Infinity is not an amount')
  expect(() => fraction(1n, 0n)).toThrow('a fraction needs a denominator')
  expect(() => dividedBy(fraction(1n), fraction(0n))).toThrow('a fraction needs a denominator')
})

test('a tenth three times is three tenths, which no float says', () => {
  expect(times(fractionOf(0.1), fraction(3n))).toEqual(fractionOf(0.3))
  expect(dividedBy(fractionOf(0.3), fraction(3n))).toEqual(fractionOf(0.1))
})

test('fractions compare exactly', () => {
  expect(compare(fraction(1n, 3n), fractionOf(0.3333333333333333))).toBe(1)
  expect(compare(fractionOf(0.5), fraction(1n, 2n))).toBe(0)
  expect(compare(fraction(-1n), fraction(0n))).toBe(-1)
})

test.for([
  [1n, 3n, 2, 0.33],
  [5n, 2n, 0, 3],
  [-5n, 2n, 0, -3],
  [1n, 8n, 2, 0.13],
  [0n, 1n, 3, 0],
] as const)('%d/%d to %d places is %d', ([numerator, denominator, places, shown]) => {
  expect(toDecimal(fraction(numerator, denominator), places)).toBe(shown)
})
