import {
  MONTHLY_PAYOUT_MINIMUM,
  type PayoutObstacle,
  type RequestObstacle,
  type RunObstacle,
} from '@salvia/contract/words/payouts'

/** What decides whether a practitioner is paid. */
export type Payee = {
  isErased: boolean
  isApproved: boolean
  /** By the law of the day. */
  isCommissionLawful: boolean
  /** By an admin. */
  isAllowedToReceiveCommission: boolean
  /** Business, tax status, billing address and bank account are there. */
  hasBusinessAccount: boolean
  isBankAccountValid: boolean
  /** Until when changed bank data waits. */
  bankHeldUntil: Date | null
}

/** Why this practitioner's money cannot be paid out now; null if it can. */
export function payoutObstacle(payee: Payee, now: Date): PayoutObstacle | null {
  if (payee.isErased) return 'AccountErased'
  if (!payee.isApproved) return 'AccountNotApproved'
  if (!payee.isCommissionLawful) return 'CommissionForbidden'
  if (!payee.isAllowedToReceiveCommission) return 'CommissionOff'
  if (!payee.hasBusinessAccount) return 'BusinessAccountIncomplete'
  if (!payee.isBankAccountValid) return 'BankDataInvalid'
  return payee.bankHeldUntil !== null && payee.bankHeldUntil > now ? 'BankDataHeld' : null
}

/** `available` in EUR cents. */
type PayeeWithMoney = Payee & { isMonthly: boolean; available: number }
export type MonthlyPayee = PayeeWithMoney & { isPaidThisMonth: boolean }

/**
 * Why the run of a month leaves this practitioner out (docs/domain.md, Wallet, commission, payout); null if it pays.
 * What is available decides first, so that nobody without money is listed for another reason.
 */
export function runObstacle(payee: MonthlyPayee, now: Date): RunObstacle | null {
  if (payee.isPaidThisMonth) return 'PaidThisMonth'
  if (payee.available <= 0) return 'NothingAvailable'
  if (!payee.isMonthly) return 'OnRequest'
  if (payee.available < MONTHLY_PAYOUT_MINIMUM) return 'BelowMinimum'
  return payoutObstacle(payee, now)
}

/** Why this practitioner cannot ask for its money now; null if it can. Those who are paid monthly wait for the run. */
export function requestObstacle(payee: PayeeWithMoney, now: Date): RequestObstacle | null {
  if (payee.available <= 0) return 'NothingAvailable'
  if (payee.isMonthly) return 'PaidMonthly'
  return payoutObstacle(payee, now)
}
