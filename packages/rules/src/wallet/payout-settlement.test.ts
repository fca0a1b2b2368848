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
  { type: 'Refund' as const, count: 1, amount: 1000 },
  { type: 'Adjustment' as const, count: 1, amount: -500 },
  { type: 'Commission' as const, count: 2, amount: 12_600 },
  { type: 'Purchase' as const, count: 1, amount: -3000 },
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
