import fc from 'fast-check'
import { expect, test } from 'vitest'
import { euroRate } from '../money/convert-currency.ts'
import { priceCart } from './price-cart.ts'

const eur = (amount: number) => ({ amount, currency: 'EUR' as const })

test('a plan for the Netherlands with 10 % discount is priced to the cent', () => {
  const line = (unitNet: number, quantity: number) => ({
    unitNet: eur(unitNet),
    quantity,
    discountPercentage: 10,
    vatRate: 900,
  })
  const lines = [line(1280, 2), line(2250, 2), line(1990, 2), line(2400, 2), line(940, 3), line(3100, 2)]
  const carrier = { fixedPrice: eur(500), freeFrom: eur(5000) }

  const price = priceCart({ lines, carrier, rate: euroRate })

  expect(price.lines.map(({ gross, paid }) => [gross.amount, paid.amount])).toEqual([
    [2790, 2511],
    [4906, 4415],
    [4338, 3904],
    [5232, 4709],
    [3075, 2767],
    [6758, 6082],
  ])
  expect(price.goods).toEqual({ gross: eur(27_099), discount: eur(2711), paid: eur(24_388), vat: eur(2013) })
  expect(price.shipping).toEqual({ list: eur(545), paid: eur(0), isFree: true, parts: [] })
  expect(price.total).toEqual(eur(24_388))
  expect(price.vat).toEqual(eur(2013))
  expect(price.vatByRate).toEqual([{ rate: 900, net: eur(22_375), vat: eur(2013), gross: eur(24_388) }])
})

test('shipping is added to the goods and to the VAT of its rate', () => {
  const lines = [
    { productId: 'a', unitNet: eur(1000), quantity: 1, discountPercentage: 0, vatRate: 900 },
    { productId: 'b', unitNet: eur(500), quantity: 1, discountPercentage: 0, vatRate: 2100 },
    { productId: 'c', unitNet: eur(800), quantity: 1, discountPercentage: 100, vatRate: 0 },
  ]
  const price = priceCart({ lines, carrier: { fixedPrice: eur(500), freeFrom: null }, rate: euroRate })

  expect(price.lines.map((line) => line.productId)).toEqual(['a', 'b', 'c'])
  expect(price.goods).toEqual({ gross: eur(2495), discount: eur(800), paid: eur(1695), vat: eur(195) })
  expect(price.total).toEqual(eur(1695 + 566))
  expect(price.vat).toEqual(eur(195 + 66))
  expect(price.vatByRate).toEqual([
    { rate: 2100, net: eur(678), vat: eur(142), gross: eur(820) },
    { rate: 900, net: eur(1322), vat: eur(119), gross: eur(1441) },
  ])
})

test('without a carrier the goods are the total', () => {
  const lines = [{ unitNet: eur(1000), quantity: 1, discountPercentage: 0, vatRate: 900 }]
  const price = priceCart({ lines, carrier: null, rate: euroRate })
  expect(price.shipping).toBeNull()
  expect(price.total).toEqual(eur(1090))
  expect(price.vat).toEqual(eur(90))
})

test('an empty cart costs nothing in its own currency', () => {
  const none = { amount: 0, currency: 'DKK' }
  const rate = { currency: 'DKK' as const, millionths: 7_460_000 }
  expect(priceCart({ lines: [], carrier: null, rate })).toEqual({
    lines: [],
    goods: { gross: none, discount: none, paid: none, vat: none },
    shipping: null,
    total: none,
    vat: none,
    vatByRate: [],
  })
})

const anyLine = fc.record({
  unitNet: fc.integer({ min: 0, max: 100_000 }).map(eur),
  quantity: fc.integer({ min: 1, max: 99 }),
  discountPercentage: fc.constantFrom(0, 7, 10, 30, 100),
  vatRate: fc.constantFrom(0, 260, 550, 900, 2100),
})

const anyCart = fc.record({
  lines: fc.array(anyLine, { maxLength: 12 }),
  carrier: fc.record({
    fixedPrice: fc.integer({ min: 0, max: 3000 }).map(eur),
    freeFrom: fc.option(fc.integer({ min: 0, max: 200_000 }).map(eur)),
  }),
  rate: fc.constant(euroRate),
})

test('the rows of the VAT breakdown make up total and VAT, and shipping loses no cent', () => {
  fc.assert(
    fc.property(anyCart, (cart) => {
      const { goods, shipping, total, vat, vatByRate } = priceCart(cart)
      const all = (part: 'net' | 'vat' | 'gross') => vatByRate.reduce((sum, row) => sum + row[part].amount, 0)
      expect(all('gross')).toBe(total.amount)
      expect(all('vat')).toBe(vat.amount)
      expect(all('net') + all('vat')).toBe(all('gross'))
      expect(goods.discount.amount + goods.paid.amount).toBe(goods.gross.amount)
      const shippingNet = shipping?.parts.reduce((sum, part) => sum + part.gross.amount - part.vat.amount, 0)
      expect(shippingNet).toBe(shipping?.isFree ? 0 : cart.carrier.fixedPrice.amount)
    }),
    { numRuns: 2000 },
  )
})
