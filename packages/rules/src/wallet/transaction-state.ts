import {
  type CommissionStatus,
  type WalletTransactionStatus,
  type WalletTransactionType,
  walletTransactionStatuses,
} from '@salvia/contract/words/wallet'
import type { Transitions } from '../states/transitions.ts'

/** What can happen to a movement of a wallet. Only what a person entered is discarded or reversed. */
export type TransactionEvent = 'post' | 'suspend' | 'resume' | 'cancel' | 'discard' | 'reverse'

/**
 * State machine of a wallet transaction (docs/domain.md, Wallet, commission, payout). What is posted keeps its entries:
 * `reverse` adds the entries that undo them.
 */
export const walletTransactionTransitions: Transitions<WalletTransactionStatus, TransactionEvent> = {
  Draft: { post: 'Posted', suspend: 'Suspended', cancel: 'Cancelled', discard: 'Deleted' },
  Suspended: { post: 'Posted', suspend: 'Suspended', resume: 'Draft', cancel: 'Cancelled' },
  Posted: { reverse: 'Cancelled' },
  Cancelled: {},
  Deleted: {},
}

/** Initial status: Draft, or Suspended while the practitioner may not receive commission. */
export const firstTransactionStatus = (mayReceive: boolean): WalletTransactionStatus =>
  mayReceive ? 'Draft' : 'Suspended'

const commissionStatuses: Record<WalletTransactionStatus, CommissionStatus | null> = {
  Draft: 'Pending',
  Suspended: 'Pending',
  Posted: 'Completed',
  Cancelled: null,
  Deleted: null,
}

type Commission = {
  type: WalletTransactionType
  status: WalletTransactionStatus
  /** Whether the payout that it belongs to was confirmed. */
  isPaidOut: boolean
}

/** How far a commission is, by its transaction; null for other movements and for a commission that was taken back. */
export function commissionStatusOf({ type, status, isPaidOut }: Commission): CommissionStatus | null {
  if (type !== 'Commission') return null
  return status === 'Posted' && isPaidOut ? 'PaidOut' : commissionStatuses[status]
}

/** The statuses in which a commission is that far; one that was paid out is completed, and its payout says the rest. */
export function statusesOfCommission(far: CommissionStatus): WalletTransactionStatus[] {
  const kept = far === 'PaidOut' ? 'Completed' : far
  return walletTransactionStatuses.filter((status) => commissionStatuses[status] === kept)
}
