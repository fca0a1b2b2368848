import { expect, test } from 'vitest'
import { fitsPostalCode, postalCodeExample } from './postal-code.ts'

test.each([
  { postalCode: '3512 JE', fits: true },
  { postalCode: ' 3512je ', fits: true },
  { postalCode: '3512', fits: false },
])('“$postalCode” fits: $fits', ({ postalCode, fits }) => {
  expect(fitsPostalCode(postalCode, '^\\d{4}[A-Z]{2}$')).toBe(fits)
})

test.each([
  { postalCode: 'D-27498', fits: true },
  { postalCode: 'd 27498', fits: true },
  { postalCode: 'DEU-27498', fits: false },
  { postalCode: 'D-2749', fits: false },
  { postalCode: 'D27498', fits: false },
])('with the sign of its country, “$postalCode” fits: $fits', ({ postalCode, fits }) => {
  expect(fitsPostalCode(postalCode, '^\\d{5}$')).toBe(fits)
})

test('a country without a pattern takes any postcode', () => {
  expect(fitsPostalCode('anything', null)).toBe(true)
})

test('a country that is delivered to has an example, another none', () => {
  expect(postalCodeExample('NL')).toBe('3512 JE')
  expect(postalCodeExample('US')).toBeNull()
})
