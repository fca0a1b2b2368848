import { expect, test } from 'vitest'
import { commissionVatTreatment, payoutSettlement } from './payout-settlement.ts'

const foreign = { isVatExempt: false, hasVatNumber: true, taxCountryId: 'DE', sellerCountryId: 'NL' }

test.for([
  [{}, 'ReverseCharge'],
  [{ taxCountryId: 'NL' }, 'Domestic'],
  [{ isVatExempt: true }, 'SmallBusiness'],
  [{ hasVatNumber: false }, 'NotRegistered'],
] as const)('tax status %o: %s', ([status, treatment]) => {
  expect(commissionVatTreatment({ ...foreign, ...status })).toBe(treatment)
})

const movements = [
  { type: 'Refund' as const, isTakenBack: false, count: 1, amount: 1000 },
  { type: 'Adjustment' as const, isTakenBack: false, count: 1, amount: -500 },
  { type: 'Commission' as const, isTakenBack: false, count: 2, amount: 12_600 },
  { type: 'Purchase' as const, isTakenBack: false, count: 1, amount: -3000 },
]

test('a settlement bills commission less what was taken back, and leads to what is paid', () => {
  const toSettle = { movements, paid: 9900, standardRate: 2100 }
  expect(payoutSettlement({ ...toSettle, treatment: 'Domestic' })).toEqual({
    services: [
      { type: 'Adjustment', count: 1, amount: -500 },
      { type: 'Commission', count: 2, amount: 12_600 },
    ],
    treatment: 'Domestic',
    vatRate: 2100,
    net: 10_000,
    vat: 2100,
    total: 12_100,
    others: [
      { type: 'Purchase', count: 1, amount: -3000 },
      { type: 'Refund', count: 1, amount: 1000 },
    ],
    carriedOver: -200,
    paid: 9900,
  })
  const abroad = payoutSettlement({ ...toSettle, treatment: 'ReverseCharge' })
  expect([abroad.vatRate, abroad.net, abroad.vat, abroad.total]).toEqual([0, 12_100, 0, 12_100])
})

test('what was billed before and reversed since is a service less than zero, and takes its VAT back', () => {
  const toSettle = { treatment: 'Domestic' as const, standardRate: 2100 }
  const bonus = { type: 'ReferralBonus' as const, count: 1 }
  const again = [
    { ...bonus, isTakenBack: true, amount: -6050 },
    { type: 'Bonus' as const, isTakenBack: false, count: 1, amount: 1210 },
    { ...bonus, isTakenBack: false, amount: 6050 },
  ]
  expect(payoutSettlement({ ...toSettle, movements: again, paid: 1210 })).toMatchObject({
    services: [
      { type: 'Bonus', count: 1, amount: 1210 },
      { ...bonus, amount: 6050 },
      { ...bonus, amount: -6050, isTakenBack: true },
    ],
    ...{ net: 1000, vat: 210, total: 1210, others: [], carriedOver: 0 },
  })
  const lost = [again[0], { type: 'Refund' as const, isTakenBack: false, count: 1, amount: 7050 }]
  expect(
    payoutSettlement({ ...toSettle, movements: lost.flatMap((each) => each ?? []), paid: 1000 }),
  ).toMatchObject({
    ...{ net: -5000, vat: -1050, total: -6050, carriedOver: 0 },
  })
})
