import { expect, test } from 'vitest'
import { readDecimal, showDecimal } from './typed-decimal.ts'

test.for([
  ['4.55', 2, 455],
  ['4,5', 2, 450],
  ['0', 2, 0],
  [' 12 ', 2, 1200],
  ['11.01', 6, 11_010_000],
  ['7.460001', 6, 7_460_001],
  ['4.555', 2, null],
  ['-1', 2, null],
  ['1.000,00', 2, null],
  ['', 2, null],
  ['x', 2, null],
  ['4.55 EUR', 2, null],
  ['1.2.3', 2, null],
  ['9999999', 2, 999_999_900],
  ['10000000', 2, null],
] as const)('%s with %i digits is %s', ([typed, digits, parts]) => {
  expect(readDecimal(typed, digits)).toBe(parts)
})

test('what is shown is read as the same', () => {
  expect([showDecimal(455, 2), showDecimal(5, 2), showDecimal(11_010_000, 6)]).toEqual([
    '4.55',
    '0.05',
    '11.010000',
  ])
  expect(readDecimal(showDecimal(7, 2), 2)).toBe(7)
})
