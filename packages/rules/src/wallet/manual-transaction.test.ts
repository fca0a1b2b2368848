import { expect, test } from 'vitest'
import { findAmountFault, manualEntry, needsSecondLook } from './manual-transaction.ts'

const eur = (amount: number) => ({ amount, currency: 'EUR' as const })

test.for([
  ['Adjustment', eur(1), null],
  ['Adjustment', eur(-1), null],
  ['Bonus', eur(1), null],
  ['Bonus', eur(-1), 'amount_negative'],
  ['InitialBalance', eur(-1), 'amount_negative'],
  ['Adjustment', eur(0), 'amount_zero'],
  ['Bonus', { amount: 100, currency: 'SEK' }, 'currency_not_euro'],
  ['InitialBalance', eur(10_000_000), null],
  ['InitialBalance', eur(10_000_001), 'amount_too_large'],
  ['Adjustment', eur(-10_000_001), 'amount_too_large'],
] as const)('a %s of %j: %s', ([type, amount, fault]) => {
  expect(findAmountFault({ type, amount })).toBe(fault)
})

test.for([
  [50_000, false],
  [50_001, true],
  [-50_000, false],
  [-50_001, true],
] as const)('%i cents need a second look: %s', ([amount, expected]) => {
  expect(needsSecondLook(eur(amount))).toBe(expected)
})

test.for([
  ['Adjustment', 'commissionCost'],
  ['InitialBalance', 'commissionCost'],
  ['Bonus', 'bonusCost'],
] as const)('a %s is made available, against %s', ([type, account]) => {
  expect(manualEntry({ type, practitionerId: 'sophie', amount: eur(700) })).toEqual({
    postings: [
      { account: 'available', practitionerId: 'sophie', amount: eur(700) },
      { account, practitionerId: null, amount: eur(-700) },
    ],
  })
})
