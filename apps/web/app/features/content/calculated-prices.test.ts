import { expect, test } from 'vitest'
import { calculatedPrices } from './calculated-prices.ts'

const eur = (amount: number) => ({ amount, currency: 'EUR' })

test('an order of 100 at 10 percent leaves its practitioner 20, and ten of them 200', () => {
  expect(calculatedPrices({ list: '100', discountPercentage: 10, orders: '10' })).toEqual({
    clientPays: eur(9000),
    clientSaves: eur(1000),
    commission: eur(2000),
    monthly: eur(20_000),
    orders: 10,
  })
})

test.each(['20000', '10000.01', '-5', '', '1.234', '1e3'])('a list price of %o gives no figures', (list) => {
  expect(calculatedPrices({ list, discountPercentage: 10, orders: '10' })).toEqual({
    clientPays: null,
    clientSaves: null,
    commission: null,
    monthly: null,
    orders: 10,
  })
})

test.each(['5000', '1001', '-1', '', '2.5'])(
  '%o orders give no month, and one order all the same',
  (orders) => {
    expect(calculatedPrices({ list: '10000', discountPercentage: 30, orders })).toEqual({
      clientPays: eur(700_000),
      clientSaves: eur(300_000),
      commission: eur(0),
      monthly: null,
      orders: null,
    })
  },
)
