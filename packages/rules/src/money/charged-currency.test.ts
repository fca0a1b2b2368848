import { expect, test } from 'vitest'
import { chargedCurrency } from './charged-currency.ts'

test.for([
  { country: 'DK', currency: 'DKK' },
  { country: 'SE', currency: 'SEK' },
  { country: 'NL', currency: 'EUR' },
  { country: 'CH', currency: 'EUR' },
  { country: 'NO', currency: 'EUR' },
])('$country is charged in $currency', ({ country, currency }) => {
  expect(chargedCurrency(country)).toBe(currency)
})
