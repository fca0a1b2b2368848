import { expect, test } from 'vitest'
import { basePrice, type PackContents } from './base-price.ts'

const cases: [number, PackContents, number, string][] = [
  [2000, { sizeUnit: 'Piece', size: 60, netWeightGrams: 50 }, 40_000, 'Kilogram'],
  [1995, { sizeUnit: 'Gram', size: 300, netWeightGrams: 310 }, 6650, 'Kilogram'],
  [1995, { sizeUnit: 'Gram', size: null, netWeightGrams: 300 }, 6650, 'Kilogram'],
  [1295, { sizeUnit: 'Milliliter', size: 30, netWeightGrams: 35 }, 43_167, 'Litre'],
  [1295, { sizeUnit: 'Milliliter', size: 59.147, netWeightGrams: null }, 21_895, 'Litre'],
]

test.for(cases)('%d cents for %j are %d cents a %s', ([amount, contents, base, per]) => {
  expect(basePrice({ amount, currency: 'EUR' }, contents)).toEqual({
    price: { amount: base, currency: 'EUR' },
    per,
  })
})

const unknown: PackContents[] = [
  { sizeUnit: 'Piece', size: 60, netWeightGrams: null },
  { sizeUnit: 'Milliliter', size: null, netWeightGrams: 35 },
  { sizeUnit: 'Gram', size: 0, netWeightGrams: null },
]

test.for(unknown)('without known contents there is no base price: %j', (contents) => {
  expect(basePrice({ amount: 1000, currency: 'EUR' }, contents)).toBeNull()
})
