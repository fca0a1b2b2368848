import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addVat, leastNet, vatContained } from './vat.ts'

const eur = (amount: number) => ({ amount, currency: 'EUR' as const })

test.for([
  { net: 1280, rate: 900, gross: 1395 },
  { net: 50, rate: 900, gross: 55 },
  { net: 5, rate: 1000, gross: 6 },
  { net: 4, rate: 1000, gross: 4 },
  { net: 10_000, rate: 0, gross: 10_000 },
  { net: 10_000, rate: 260, gross: 10_260 },
  { net: 10_000, rate: 550, gross: 10_550 },
  { net: 0, rate: 2100, gross: 0 },
  { net: -5, rate: 1000, gross: -6 },
])('$net net at rate $rate is $gross gross', ({ net, rate, gross }) => {
  expect(addVat(eur(net), rate)).toEqual(eur(gross))
})

test.for([
  { paid: 24_388, rate: 900, vat: 2014 },
  { paid: 2511, rate: 900, vat: 207 },
  { paid: 109, rate: 900, vat: 9 },
  { paid: 1, rate: 2500, vat: 0 },
  { paid: 10_000, rate: 0, vat: 0 },
  { paid: 0, rate: 2100, vat: 0 },
  { paid: -109, rate: 900, vat: -9 },
])('$paid paid at rate $rate contains $vat', ({ paid, rate, vat }) => {
  expect(vatContained(eur(paid), rate)).toEqual(eur(vat))
})

test('the VAT contained in a gross is what was added to its net', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 100_000_000 }), fc.integer({ min: 0, max: 3000 }), (net, rate) => {
      const gross = addVat(eur(net), rate)
      expect(vatContained(gross, rate).amount).toBe(gross.amount - net)
    }),
  )
})

test.for([
  { gross: 1000, rate: 900, net: 917 },
  { gross: 1000, rate: 0, net: 1000 },
  { gross: 0, rate: 900, net: 0 },
  { gross: 1395, rate: 900, net: 1280 },
])('from $net on, the gross at rate $rate is $gross or more', ({ gross, rate, net }) => {
  expect(leastNet(gross, rate)).toBe(net)
})
