import type { PayoutObstacle, PayoutOrigin, RunObstacle } from '@salvia/contract/words/payouts'
import type { PayoutStatus } from '@salvia/contract/words/wallet'
import { m } from '#app/paraglide/messages.js'
import type { StatusMark } from '#app/ui/status.tsx'

export const payoutStates: Record<PayoutStatus, { word: () => string; mark: StatusMark }> = {
  Pending: { word: m.payout_pending, mark: 'open' },
  Completed: { word: m.payout_completed, mark: 'coming' },
  PaidOut: { word: m.payout_paid_out, mark: 'available' },
}

const origins: Record<PayoutOrigin, () => string> = {
  Monthly: m.payout_origin_monthly,
  Requested: m.payout_origin_requested,
}
export const originWord = (origin: PayoutOrigin): string => origins[origin]()

const ownObstacles: Record<Exclude<PayoutObstacle, 'BankDataHeld'>, () => string> = {
  AccountErased: m.payout_own_closed,
  AccountNotApproved: m.payout_own_not_approved,
  CommissionForbidden: m.payout_own_forbidden,
  CommissionOff: m.payout_own_commission_off,
  BusinessAccountIncomplete: m.payout_own_business,
  BankDataInvalid: m.payout_own_bank_invalid,
}

/** Why nothing is paid, to the practitioner; `until` is when its bank data is free again. */
export const ownObstacle = (obstacle: PayoutObstacle, until: string): string =>
  obstacle === 'BankDataHeld' ? m.payout_own_bank_held({ time: until }) : ownObstacles[obstacle]()

const obstacles: Record<RunObstacle, () => string> = {
  AccountErased: m.payouts_closed,
  AccountNotApproved: m.payouts_not_approved,
  CommissionForbidden: m.payouts_forbidden,
  CommissionOff: m.payouts_commission_off,
  BusinessAccountIncomplete: m.payouts_business,
  BankDataInvalid: m.payouts_bank_invalid,
  BankDataHeld: m.payouts_bank_held,
  OnRequest: m.payouts_on_request,
  PaidThisMonth: m.payouts_paid_this_month,
  NothingAvailable: m.payouts_nothing,
  BelowMinimum: m.payouts_below,
}
export const obstacleWord = (obstacle: RunObstacle): string => obstacles[obstacle]()

/** An account by the end of its number. */
export const accountWords = (account: { numberEnd: string; bankName: string | null }): string =>
  [`•••• ${account.numberEnd}`, account.bankName].filter(Boolean).join(' · ')
