import type {
  CommissionStatus,
  WalletTransactionStatus,
  WalletTransactionType,
} from '@salvia/contract/words/wallet'
import type { Transitions } from '../states/transitions.ts'

/** What can happen to a movement of a wallet that is not posted yet. */
export type TransactionEvent = 'post' | 'suspend' | 'resume' | 'cancel'

/**
 * State machine of a wallet transaction (docs/domain.md, Wallet, commission, payout). Posted is final: corrections are
 * new entries.
 */
export const walletTransactionTransitions: Transitions<WalletTransactionStatus, TransactionEvent> = {
  Draft: { post: 'Posted', suspend: 'Suspended', cancel: 'Cancelled' },
  Suspended: { post: 'Posted', suspend: 'Suspended', resume: 'Draft', cancel: 'Cancelled' },
  Posted: {},
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

/** How far a commission is, by its transaction; null for other movements and for a commission that was taken back. */
export const commissionStatusOf = (transaction: {
  type: WalletTransactionType
  status: WalletTransactionStatus
}): CommissionStatus | null =>
  transaction.type === 'Commission' ? commissionStatuses[transaction.status] : null
