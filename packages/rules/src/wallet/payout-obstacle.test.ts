import { expect, test } from 'vitest'
import { payoutObstacle, requestObstacle, runObstacle } from './payout-obstacle.ts'

const NOW = new Date('2026-12-01T04:00:00Z')
const fit = {
  isErased: false,
  isApproved: true,
  isCommissionLawful: true,
  isAllowedToReceiveCommission: true,
  hasBusinessAccount: true,
  isBankAccountValid: true,
  bankHeldUntil: null,
}

test.for([
  [{}, null],
  [{ isErased: true, isApproved: false, hasBusinessAccount: false }, 'AccountErased'],
  [{ isApproved: false, isAllowedToReceiveCommission: false }, 'AccountNotApproved'],
  [{ isCommissionLawful: false, isAllowedToReceiveCommission: false }, 'CommissionForbidden'],
  [{ isAllowedToReceiveCommission: false, hasBusinessAccount: false }, 'CommissionOff'],
  [{ hasBusinessAccount: false, isBankAccountValid: false }, 'BusinessAccountIncomplete'],
  [{ isBankAccountValid: false, bankHeldUntil: new Date('2026-12-02T00:00:00Z') }, 'BankDataInvalid'],
  [{ bankHeldUntil: new Date('2026-12-01T04:00:00.001Z') }, 'BankDataHeld'],
  [{ bankHeldUntil: NOW }, null],
] as const)('%o is paid, or not: %s', ([payee, obstacle]) => {
  expect(payoutObstacle({ ...fit, ...payee }, NOW)).toBe(obstacle)
})

test.for([
  [{}, null],
  [{ available: 2499 }, 'BelowMinimum'],
  [{ available: 0, isApproved: false }, 'NothingAvailable'],
  [{ available: -300 }, 'NothingAvailable'],
  [{ isMonthly: false }, 'OnRequest'],
  [{ isPaidThisMonth: true, available: 0 }, 'PaidThisMonth'],
  [{ isAllowedToReceiveCommission: false }, 'CommissionOff'],
] as const)('the run of a month takes %o, or not: %s', ([payee, obstacle]) => {
  const due = { ...fit, isMonthly: true, isPaidThisMonth: false, available: 2500 }
  expect(runObstacle({ ...due, ...payee }, NOW)).toBe(obstacle)
})

test.for([
  [{}, null],
  [{ available: 0, isMonthly: true }, 'NothingAvailable'],
  [{ isMonthly: true, isApproved: false }, 'PaidMonthly'],
  [{ hasBusinessAccount: false }, 'BusinessAccountIncomplete'],
] as const)('a request of %o is met, or not: %s', ([payee, obstacle]) => {
  expect(requestObstacle({ ...fit, isMonthly: false, available: 1, ...payee }, NOW)).toBe(obstacle)
})
