import { expect, test } from 'vitest'
import { euroRate } from '../money/convert-currency.ts'
import { priceLine } from './price-line.ts'
import { priceShipping } from './price-shipping.ts'

const eur = (amount: number) => ({ amount, currency: 'EUR' as const })
const dkk = (amount: number) => ({ amount, currency: 'DKK' as const })

function line(unitNet: number, vatRate: number, discountPercentage = 0) {
  const asked = { unitNet: eur(unitNet), quantity: 1, discountPercentage, vatRate }
  return { ...asked, ...priceLine(asked) }
}

const always = { fixedPrice: eur(500), freeFrom: null }

test('an empty cart ships nothing', () => {
  expect(priceShipping([], always, euroRate)).toEqual({ list: eur(0), paid: eur(0), isFree: true, parts: [] })
})

test('one VAT rate taxes all of the shipping', () => {
  expect(priceShipping([line(1000, 900)], always, euroRate)).toEqual({
    list: eur(545),
    paid: eur(545),
    isFree: false,
    parts: [{ rate: 900, gross: eur(545), vat: eur(45) }],
  })
})

test('two VAT rates share the net by what is paid for their goods, the higher rate first', () => {
  // Paid 10.90 at 9 % and 6.05 at 21 %: of 5.00 net, 3.22 and 1.78.
  expect(priceShipping([line(1000, 900), line(500, 2100)], always, euroRate)).toEqual({
    list: eur(215 + 351),
    paid: eur(215 + 351),
    isFree: false,
    parts: [
      { rate: 2100, gross: eur(215), vat: eur(37) },
      { rate: 900, gross: eur(351), vat: eur(29) },
    ],
  })
})

test('a free line takes no part of the shipping', () => {
  expect(priceShipping([line(1000, 900), line(1000, 2100, 100)], always, euroRate).parts).toEqual([
    { rate: 900, gross: eur(545), vat: eur(45) },
  ])
})

test('free lines alone share the shipping by what they are worth', () => {
  expect(priceShipping([line(1000, 900, 100), line(3000, 0, 100)], always, euroRate).parts).toEqual([
    { rate: 900, gross: eur(145), vat: eur(12) },
    { rate: 0, gross: eur(367), vat: eur(0) },
  ])
})

test('worthless lines share the shipping by quantity', () => {
  expect(priceShipping([line(0, 900), line(0, 0)], always, euroRate).parts).toEqual([
    { rate: 900, gross: eur(273), vat: eur(23) },
    { rate: 0, gross: eur(250), vat: eur(0) },
  ])
})

test.for([
  { freeFrom: 1091, isFree: false, paid: 545 },
  { freeFrom: 1090, isFree: true, paid: 0 },
  { freeFrom: 0, isFree: true, paid: 0 },
])('goods paid with 10.90 and a threshold of $freeFrom pay $paid', ({ freeFrom, isFree, paid }) => {
  const price = priceShipping([line(1000, 900)], { fixedPrice: eur(500), freeFrom: eur(freeFrom) }, euroRate)
  expect(price).toMatchObject({ list: eur(545), paid: eur(paid), isFree })
  expect(price.parts).toHaveLength(isFree ? 0 : 1)
})

test('the threshold looks at what is paid after discount', () => {
  const tariff = { fixedPrice: eur(500), freeFrom: eur(1090) }
  expect(priceShipping([line(1000, 900, 10)], tariff, euroRate).isFree).toBe(false)
})

test('a carrier that costs nothing is free', () => {
  const price = priceShipping([line(1000, 900)], { fixedPrice: eur(0), freeFrom: null }, euroRate)
  expect(price).toEqual({ list: eur(0), paid: eur(0), isFree: true, parts: [] })
})

test.for([
  { freeFrom: eur(1200), isFree: false },
  { freeFrom: eur(1000), isFree: true },
  { freeFrom: dkk(8701), isFree: false },
  { freeFrom: dkk(8700), isFree: true },
])('in kroner, a threshold of $freeFrom.amount $freeFrom.currency is compared in kroner', (row) => {
  const asked = { unitNet: dkk(6960), quantity: 1, discountPercentage: 0, vatRate: 2500 }
  const rate = { currency: 'DKK' as const, millionths: 7_460_000 }
  const price = priceShipping(
    [{ ...asked, ...priceLine(asked) }],
    { fixedPrice: eur(500), freeFrom: row.freeFrom },
    rate,
  )
  expect(price.list).toEqual(dkk(4663))
  expect(price.isFree).toBe(row.isFree)
})
