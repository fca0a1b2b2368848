import fc from 'fast-check'
import { expect, test } from 'vitest'
import { add, allocate, subtract, sum, times, zero } from './money.ts'

const eur = (amount: number) => ({ amount, currency: 'EUR' as const })

test('amounts of one currency add, subtract and multiply', () => {
  expect(add(eur(1999), eur(1))).toEqual(eur(2000))
  expect(subtract(eur(100), eur(250))).toEqual(eur(-150))
  expect(times(eur(1250), 3)).toEqual(eur(3750))
  expect(sum([eur(1), eur(2), eur(3)], 'EUR')).toEqual(eur(6))
})

test('the sum of nothing is zero of the currency asked for', () => {
  expect(sum([], 'SEK')).toEqual(zero('SEK'))
  expect(zero('SEK')).toEqual({ amount: 0, currency: 'SEK' })
})

test('amounts of two currencies never meet', () => {
  const dkk = { amount: 1, currency: 'DKK' as const }
  expect(() => add(eur(1), dkk)).toThrow('cannot add DKK to EUR')
  expect(() => subtract(eur(1), dkk)).toThrow('cannot add DKK to EUR')
  expect(() => sum([eur(1)], 'DKK')).toThrow('cannot add EUR to DKK')
})

test.for([
  { amount: 100, weights: [1, 1, 1], parts: [34, 33, 33] },
  { amount: 100, weights: [1, 2], parts: [33, 67] },
  { amount: 101, weights: [1, 1], parts: [51, 50] },
  { amount: 5, weights: [0, 1], parts: [0, 5] },
  { amount: 0, weights: [1, 1], parts: [0, 0] },
  { amount: 1, weights: [1, 1, 1], parts: [1, 0, 0] },
  { amount: 495, weights: [24_388, 5450], parts: [405, 90] },
  { amount: 900_000_000_000, weights: [900_000_000_000, 1], parts: [899_999_999_999, 1] },
])('$amount split by $weights gives $parts', ({ amount, weights, parts }) => {
  expect(allocate(eur(amount), weights)).toEqual(parts.map(eur))
})

test.for([{ weights: [] }, { weights: [0, 0] }])('nothing can be split by $weights', ({ weights }) => {
  expect(() => allocate(eur(10), weights)).toThrow('nothing to split by')
})

test('the parts sum to the whole, and none is off by a cent or more', () => {
  const weights = fc.array(fc.integer({ min: 0, max: 1_000_000 }), { minLength: 1, maxLength: 12 })
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 1_000_000_000 }), weights, (amount, all) => {
      const total = all.reduce((a, b) => a + b, 0)
      fc.pre(total > 0)
      const parts = allocate(eur(amount), all)
      expect(sum(parts, 'EUR')).toEqual(eur(amount))
      const offBy = parts.map((part, at) => Math.abs(part.amount - (amount * (all[at] ?? 0)) / total))
      expect(Math.max(...offBy)).toBeLessThan(1)
    }),
  )
})
