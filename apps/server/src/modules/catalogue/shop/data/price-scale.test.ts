import { convertCurrency, euroRate } from '@salvia/rules/money/convert-currency'
import { addVat } from '@salvia/rules/money/vat'
import { expect, test } from 'vitest'
import { priceScale } from './price-scale.ts'

const danish = { currency: 'DKK' as const, millionths: 7_460_000 }
const vatRates = new Map([
  ['FoodSupplement', 900],
  ['Standard', 2100],
] as const)

test('a price with VAT is another net price in each category, and the same without it', () => {
  const gross = priceScale({ exchangeRate: euroRate, vatRates })
  expect(gross.leastOf(1000, 'FoodSupplement')).toEqual({ listed: 917, own: 917 })
  expect(gross.leastOf(1000, 'Standard')).toEqual({ listed: 827, own: 827 })
  const net = priceScale({ exchangeRate: euroRate, vatRates }, 'Net')
  expect(net.leastOf(1000, 'FoodSupplement')).toEqual({ listed: 1000, own: 1000 })
  expect(net.leastOf(1000, 'Standard')).toEqual({ listed: 1000, own: 1000 })
  expect([gross.hasOwnPrices, gross.currency]).toEqual([false, 'EUR'])
})

test('a category without a known rate shows no price', () => {
  const scale = priceScale({ exchangeRate: euroRate, vatRates: new Map() }, 'Net')
  expect(scale.leastOf(1000, 'Standard')).toEqual({ listed: null, own: null })
})

test('in another currency the least list price is converted, one of its own is not', () => {
  const scale = priceScale({ exchangeRate: danish, vatRates })
  expect(scale.leastOf(10_000, 'FoodSupplement')).toEqual({ listed: 1230, own: 9174 })
  expect([scale.hasOwnPrices, scale.bands[1]]).toEqual([true, 10_000])
})

test('what a card shows decides on which side of a bound it falls', () => {
  const scale = priceScale({ exchangeRate: danish, vatRates })
  for (let shown = 1; shown < 30_000; shown += 7) {
    const listed = scale.leastOf(shown, 'Standard').listed ?? 0
    const onCard = (net: number) =>
      addVat(convertCurrency({ amount: net, currency: 'EUR' }, danish), 2100).amount
    expect(onCard(listed)).toBeGreaterThanOrEqual(shown)
    expect(onCard(listed - 1)).toBeLessThan(shown)
  }
})
