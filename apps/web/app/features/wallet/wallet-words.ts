import type { WalletTransactionStatus, WalletTransactionType } from '@salvia/contract/words/wallet'
import { m } from '#app/paraglide/messages.js'
import type { StatusMark } from '#app/ui/status.tsx'

const types: Record<WalletTransactionType, () => string> = {
  Commission: m.wallet_type_commission,
  Purchase: m.wallet_type_purchase,
  Payout: m.wallet_type_payout,
  Adjustment: m.wallet_type_adjustment,
  Refund: m.wallet_type_refund,
  InitialBalance: m.wallet_type_initial_balance,
  ReferralBonus: m.wallet_type_referral_bonus,
  NewcomerReferralBonus: m.wallet_type_newcomer_bonus,
  Bonus: m.wallet_type_bonus,
}

const statuses: Record<WalletTransactionStatus, () => string> = {
  Draft: m.wallet_status_draft,
  Posted: m.wallet_status_posted,
  Cancelled: m.wallet_status_cancelled,
  Deleted: m.wallet_status_deleted,
  Suspended: m.wallet_status_suspended,
}

export const typeWord = (type: WalletTransactionType) => types[type]()
const marks: Record<WalletTransactionStatus, StatusMark> = {
  Draft: 'open',
  Posted: 'available',
  Cancelled: 'unavailable',
  Deleted: 'unavailable',
  Suspended: 'limited',
}

export const statusMark = (status: WalletTransactionStatus) => marks[status]
export const statusWord = (status: WalletTransactionStatus) => statuses[status]()
