import { expect, test } from 'vitest'
import { readAmount, readNumber, readWhole, typedAmount, typedNumber } from './typed-number.ts'

test.for([
  ['19.99', 1999],
  ['19,9', 1990],
  [' 7 ', 700],
  ['0.01', 1],
  ['0', null],
  ['-1', null],
  ['1.234', null],
  ['1.000,00', null],
  ['', null],
  ['12345678', null],
] as const)('the price "%s" is %s cents', ([typed, amount]) => {
  expect(readAmount(typed)).toBe(amount)
})

test.for([
  [1, '0.01'],
  [90, '0.90'],
  [1999, '19.99'],
  [123456, '1234.56'],
] as const)('%s cents are typed as %s', ([amount, typed]) => {
  expect(typedAmount(amount)).toBe(typed)
})

test.for([
  ['', null],
  [' ', null],
  ['2,5', 2.5],
  ['0.000000001', 0.000000001],
  ['1e3', undefined],
  ['12a', undefined],
  ['-3', undefined],
] as const)('the number "%s" is %s', ([typed, value]) => {
  expect(readNumber(typed)).toBe(value)
})

test('nothing known is an empty field, and a number is typed as it is', () => {
  expect([typedNumber(null), typedNumber(0), typedNumber(2.5)]).toEqual(['', '0', '2.5'])
})

test('a whole number has digits only', () => {
  expect([
    readWhole('12'),
    readWhole(' 0 '),
    readWhole('1.5'),
    readWhole(''),
    readWhole('123456789'),
  ]).toEqual([12, 0, undefined, undefined, undefined])
})
