import {
  type WalletTransactionStatus,
  type WalletTransactionType,
  walletTransactionStatuses,
} from '@salvia/contract/words/wallet'
import { m } from '#app/paraglide/messages.js'
import type { StatusMark } from '#app/ui/status.tsx'

const types: Record<WalletTransactionType, () => string> = {
  Commission: m.wallet_type_commission,
  Purchase: m.wallet_type_purchase,
  Payout: m.common_payout,
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

const meanings: Record<WalletTransactionStatus, () => string> = {
  Draft: m.wallet_meaning_draft,
  Posted: m.wallet_meaning_posted,
  Cancelled: m.wallet_meaning_cancelled,
  Deleted: m.wallet_meaning_deleted,
  Suspended: m.wallet_meaning_suspended,
}

/** The states among some entries, in the order of their life, each with what it means for the money. */
export const marksAmong = (used: readonly WalletTransactionStatus[]) =>
  walletTransactionStatuses
    .filter((status) => used.includes(status))
    .map((status) => ({
      status,
      mark: marks[status],
      word: statuses[status](),
      meaning: meanings[status](),
    }))

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
