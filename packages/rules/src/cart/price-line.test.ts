import fc from 'fast-check'
import { expect, test } from 'vitest'
import { priceLine } from './price-line.ts'

const eur = (amount: number) => ({ amount, currency: 'EUR' as const })

test('a line adds VAT per unit, then takes the discount, then states the VAT in what is paid', () => {
  const line = { unitNet: eur(1280), quantity: 2, discountPercentage: 10, vatRate: 900 }
  expect(priceLine(line)).toEqual({
    unitGross: eur(1395),
    gross: eur(2790),
    discount: eur(279),
    paid: eur(2511),
    vat: eur(207),
  })
})

test('a free line is worth something, costs nothing and holds no VAT', () => {
  const line = { unitNet: eur(1280), quantity: 1, discountPercentage: 100, vatRate: 900 }
  expect(priceLine(line)).toEqual({
    unitGross: eur(1395),
    gross: eur(1395),
    discount: eur(1395),
    paid: eur(0),
    vat: eur(0),
  })
})

test('an exempt line is paid net', () => {
  const line = { unitNet: eur(1280), quantity: 3, discountPercentage: 30, vatRate: 0 }
  expect(priceLine(line)).toEqual({
    unitGross: eur(1280),
    gross: eur(3840),
    discount: eur(1152),
    paid: eur(2688),
    vat: eur(0),
  })
})

test('a line keeps its currency', () => {
  const unitNet = { amount: 999, currency: 'DKK' as const }
  const { paid, vat } = priceLine({ unitNet, quantity: 1, discountPercentage: 0, vatRate: 2500 })
  expect(paid).toEqual({ amount: 1249, currency: 'DKK' })
  expect(vat).toEqual({ amount: 250, currency: 'DKK' })
})

const anyLine = fc.record({
  unitNet: fc.integer({ min: 0, max: 500_000 }).map(eur),
  quantity: fc.integer({ min: 1, max: 99 }),
  discountPercentage: fc.integer({ min: 0, max: 100 }),
  vatRate: fc.constantFrom(0, 260, 550, 700, 900, 1900, 2100, 2500),
})

test('discount and paid make up the gross, and VAT never passes what is paid', () => {
  fc.assert(
    fc.property(anyLine, (line) => {
      const { gross, discount, paid, vat } = priceLine(line)
      expect(discount.amount + paid.amount).toBe(gross.amount)
      expect(paid.amount).toBeGreaterThanOrEqual(0)
      expect(vat.amount).toBeGreaterThanOrEqual(0)
      expect(vat.amount).toBeLessThanOrEqual(paid.amount)
    }),
  )
})
