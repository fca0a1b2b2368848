import type { WalletTransactionStatus } from '@salvia/contract/words/wallet'
import type { Transitions } from '../states/transitions.ts'

/** What can happen to a movement of a wallet that is not posted yet. */
export type TransactionEvent = 'post' | 'suspend' | 'resume' | 'cancel'

/**
 * The life of a wallet transaction (docs/domain.md, Wallet, commission, payout). What is posted stays: a mistake is
 * put right by another entry.
 */
export const walletTransactionTransitions: Transitions<WalletTransactionStatus, TransactionEvent> = {
  Draft: { post: 'Posted', suspend: 'Suspended', cancel: 'Cancelled' },
  Suspended: { post: 'Posted', suspend: 'Suspended', resume: 'Draft', cancel: 'Cancelled' },
  Posted: {},
  Cancelled: {},
  Deleted: {},
}

/** A commission is promised as Draft, and as Suspended while its practitioner may not receive it. */
export const firstTransactionStatus = (mayReceive: boolean): WalletTransactionStatus =>
  mayReceive ? 'Draft' : 'Suspended'
