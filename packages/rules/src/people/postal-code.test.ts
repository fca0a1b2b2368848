import { expect, test } from 'vitest'
import { fitsPostalCode } from './postal-code.ts'

test.each([
  { postalCode: '3512 JE', fits: true },
  { postalCode: ' 3512je ', fits: true },
  { postalCode: '3512', fits: false },
])('“$postalCode” fits: $fits', ({ postalCode, fits }) => {
  expect(fitsPostalCode(postalCode, '^\\d{4}[A-Z]{2}$')).toBe(fits)
})

test('a country without a pattern takes any postcode', () => {
  expect(fitsPostalCode('anything', null)).toBe(true)
})
