import { expect, test } from 'vitest'
import { euroRate } from './convert-currency.ts'
import { netUnitPrice } from './net-unit-price.ts'

const price = { amount: 1000, currency: 'EUR' as const }
const localPrices = [{ amount: 7000, currency: 'DKK' as const }]
const danish = { currency: 'DKK' as const, millionths: 7_460_000 }
const swedish = { currency: 'SEK' as const, millionths: 11_000_000 }

test('a price set in the cart’s currency applies', () => {
  expect(netUnitPrice({ price, localPrices }, danish)).toEqual({ amount: 7000, currency: 'DKK' })
})

test('a price set in another currency does not apply', () => {
  expect(netUnitPrice({ price, localPrices }, swedish)).toEqual({ amount: 11_000, currency: 'SEK' })
})

test('without local prices the euro price is converted', () => {
  expect(netUnitPrice({ price }, danish)).toEqual({ amount: 7460, currency: 'DKK' })
  expect(netUnitPrice({ price }, euroRate)).toEqual(price)
})
