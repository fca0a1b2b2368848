import { expect, test } from 'vitest'
import { packPriceWords } from './price-change.ts'

const pack = (amount: number | null, servingsPerContainer: number | null = 30, currency = 'EUR') => {
  const money = { amount: amount ?? 0, currency: currency as 'EUR' }
  const price = { gross: money, net: money, list: money, vatRate: 0, countryCode: 'NL' }
  return { price: amount === null ? null : price, servingsPerContainer }
}

test('a pack says what it costs more or less', () => {
  expect(packPriceWords(pack(3000), pack(3600))).toBe('€6.00 more per pack')
  expect(packPriceWords(pack(3000), pack(2400, null))).toBe('€6.00 less per pack')
  expect(packPriceWords(pack(3000, null), pack(3000))).toBe('The same price per pack')
})

test('packs that last differently say how many servings they hold', () => {
  expect(packPriceWords(pack(3000, 60), pack(2400, 30))).toBe(
    '€6.00 less per pack, 30 servings instead of 60',
  )
})

test('without both prices in one currency nothing is said', () => {
  expect(packPriceWords(pack(null), pack(3000))).toBeNull()
  expect(packPriceWords(pack(3000), pack(null))).toBeNull()
  expect(packPriceWords(pack(3000), pack(3000, 30, 'SEK'))).toBeNull()
})
