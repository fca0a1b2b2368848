import { expect, test } from 'vitest'
import { typedDecimal } from './typed-decimal.ts'

test.for([
  ['12,50', '12.50'],
  ['12.5', '12.5'],
  ['1,', '1.'],
  [',5', '.5'],
  ['1.125,00', '1125.00'],
  ['1,125.5', '1125.5'],
  ['1 125,5', '1125.5'],
  ['1 125', '1125'],
  ['0.500', '0.500'],
  ['0,500', '0.500'],
  ['€ 12,50', '12.50'],
  ['', ''],
])('“%s” is read as “%s” in every language', ([typed = '', read]) => {
  expect([typedDecimal(typed, 'en'), typedDecimal(typed, 'de')]).toEqual([read, read])
})

test('three digits behind a sign are thousands where the language sets them apart by it', () => {
  expect([typedDecimal('1.125', 'en'), typedDecimal('1.125', 'de')]).toEqual(['1.125', '1125'])
  expect([typedDecimal('1,125', 'en'), typedDecimal('1,125', 'nl')]).toEqual(['1125', '1.125'])
})

test.for(['-3', '1/2', '12.5.5', '1e3', 'abc'])('“%s” is not made another number', (typed) => {
  expect(typedDecimal(typed, 'en')).toBe(typed)
})
