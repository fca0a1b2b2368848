import { expect, test } from 'vitest'
import { samplePrice, sampleProducts, sampleTotals, toggled } from './sample-products.ts'

const eur = (amount: number) => ({ amount, currency: 'EUR' })

test('each product costs a tenth less than in the list', () => {
  expect(sampleProducts.map(samplePrice)).toEqual([eur(1795), eur(2601), eur(3775), eur(2924)])
})

test('the totals are those of the products that are shown', () => {
  expect(sampleTotals([])).toEqual({ total: eur(11_095), saved: eur(1234) })
  expect(sampleTotals(['iron'])).toEqual({ total: eur(9300), saved: eur(1034) })
  expect(sampleTotals(['iron', 'b', 'probiotic', 'magnesium'])).toEqual({ total: eur(0), saved: eur(0) })
})

test('what was left out is taken in again', () => {
  expect(toggled(['iron'], 'b')).toEqual(['iron', 'b'])
  expect(toggled(['iron', 'b'], 'iron')).toEqual(['b'])
})
