import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type ExchangeRate, euroRate } from '../money/convert-currency.ts'
import { smallestCharge, walletPart, walletRefund } from './wallet-part.ts'

const eur = (amount: number) => ({ amount, currency: 'EUR' as const })
const dkk = (amount: number) => ({ amount, currency: 'DKK' as const })
const krone: ExchangeRate = { currency: 'DKK', millionths: 7_460_000 }

test.for([
  ['part of an order', 10_000, 2500, 2500],
  ['all of it, and no more than that', 10_000, 20_000, 10_000],
  ['all but the smallest charge, which is left to pay', 10_000, 9950, 9950],
  ['less than wanted where too little would be left for a charge', 10_000, 9951, 9950],
  ['nothing of an order that is smaller than the smallest charge', 40, 39, 0],
  ['all of such an order', 40, 40, 40],
  ['nothing if nothing is wanted', 10_000, 0, 0],
  ['nothing if less than nothing is wanted', 10_000, -1, 0],
] as const)('a wallet covers %s', ([, total, wanted, covers]) => {
  expect(walletPart(eur(total), wanted, euroRate)).toEqual({ covers: eur(covers), debit: eur(covers) })
})

test('another currency is covered rounded down and costs rounded up', () => {
  expect(walletPart(dkk(100_000), 1001, krone)).toEqual({ covers: dkk(7467), debit: eur(1001) })
  expect(walletPart(dkk(7461), 5000, krone)).toEqual({ covers: dkk(7461), debit: eur(1001) })
})

const currencies = fc.constantFrom(euroRate, krone, {
  currency: 'SEK' as const,
  millionths: 11_234_567,
})

test('no wallet loses more than its owner wants to use, and what is left can be charged', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: 5_000_000 }),
      fc.integer({ min: 0, max: 5_000_000 }),
      currencies,
      (total, wanted, rate) => {
        const { covers, debit } = walletPart({ amount: total, currency: rate.currency }, wanted, rate)
        const due = total - covers.amount
        expect(debit.amount).toBeLessThanOrEqual(wanted)
        expect(due === 0 || due >= smallestCharge[rate.currency] || covers.amount === 0).toBe(true)
        expect(debit.amount * rate.millionths).toBeGreaterThanOrEqual(covers.amount * 1_000_000)
      },
    ),
  )
})

test('refunds give back the debit in proportion, to the cent once all is refunded', () => {
  const purchase = { covers: 7461, debit: 1001 }
  expect(walletRefund({ ...purchase, refundedBefore: 0, refundedNow: 3730 })).toBe(500)
  expect(walletRefund({ ...purchase, refundedBefore: 3730, refundedNow: 3731 })).toBe(501)
  expect(walletRefund({ covers: 0, debit: 0, refundedBefore: 0, refundedNow: 0 })).toBe(0)
})
