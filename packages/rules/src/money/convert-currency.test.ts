import { expect, test } from 'vitest'
import { convertCurrency, euroRate, leastEuro } from './convert-currency.ts'

const danish = { currency: 'DKK' as const, millionths: 7_460_000 }
const swedish = { currency: 'SEK' as const, millionths: 11_234_567 }

test.for([
  { amount: 1000, rate: danish, result: 7460 },
  { amount: 1, rate: danish, result: 7 },
  { amount: 25, rate: danish, result: 187 },
  { amount: 1000, rate: swedish, result: 11_235 },
  { amount: 0, rate: swedish, result: 0 },
  { amount: 1999, rate: euroRate, result: 1999 },
])('$amount euro cents become $result in $rate.currency', ({ amount, rate, result }) => {
  const net = { amount, currency: 'EUR' as const }
  expect(convertCurrency(net, rate)).toEqual({ amount: result, currency: rate.currency })
})

test('an amount that is in the wanted currency is left alone', () => {
  expect(convertCurrency({ amount: 5000, currency: 'DKK' }, danish)).toEqual({
    amount: 5000,
    currency: 'DKK',
  })
})

test('only euro can be converted', () => {
  expect(() => convertCurrency({ amount: 1, currency: 'SEK' }, danish)).toThrow('cannot convert SEK to DKK')
})

test.for([
  { net: 7460, rate: danish, euro: 1000 },
  { net: 7461, rate: danish, euro: 1001 },
  { net: 7459, rate: danish, euro: 1000 },
  { net: 11_235, rate: swedish, euro: 1000 },
  { net: 1999, rate: euroRate, euro: 1999 },
  { net: 0, rate: swedish, euro: 0 },
])('from $euro euro cents on, they become $net or more in $rate.currency', ({ net, rate, euro }) => {
  expect(leastEuro(net, rate)).toBe(euro)
})
