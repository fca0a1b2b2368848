import { expect, test } from 'vitest'
import { pricePerDay } from './unit-price.ts'

test.for([
  { price: 1025, unitsPerDay: 3, unitsPerPack: 100, perDay: 31 },
  { price: 2289, unitsPerDay: 2, unitsPerPack: 60, perDay: 76 },
  { price: 1395, unitsPerDay: 1, unitsPerPack: 60, perDay: 23 },
  { price: 1000, unitsPerDay: 2.5, unitsPerPack: 250, perDay: 10 },
  { price: 1000, unitsPerDay: 0.1, unitsPerPack: 30, perDay: 3 },
])('$unitsPerDay of $unitsPerPack at $price cost $perDay a day', ({ price, perDay, ...dose }) => {
  expect(pricePerDay({ amount: price, currency: 'EUR' }, dose)).toEqual({ amount: perDay, currency: 'EUR' })
})

test.for([
  { unitsPerDay: 0, unitsPerPack: 60 },
  { unitsPerDay: 1, unitsPerPack: 0 },
])('$unitsPerDay of $unitsPerPack has no price per day', (dose) => {
  expect(pricePerDay({ amount: 1000, currency: 'EUR' }, dose)).toBeNull()
})
