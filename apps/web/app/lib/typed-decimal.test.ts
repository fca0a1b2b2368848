import { expect, test } from 'vitest'
import { typedDecimal } from './typed-decimal.ts'

test.for([
  ['12,50', '12.50'],
  ['12.5', '12.5'],
  ['1,', '1.'],
  [',5', '.5'],
  ['12.5,', '12.5'],
  ['12.5.5', '12.55'],
  ['1.125,00', '1125.00'],
  ['1,125.5', '1125.5'],
  ['1 125,5', '1125.5'],
  ['1.125', '1.125'],
  ['€ 12,50', '12.50'],
  ['-3', '3'],
  ['abc', ''],
  ['', ''],
])('“%s” is read as “%s”', ([typed = '', read]) => {
  expect(typedDecimal(typed)).toBe(read)
})
