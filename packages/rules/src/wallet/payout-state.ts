import type { PayoutStatus } from '@salvia/contract/words/wallet'
import type { Transitions } from '../states/transitions.ts'

/** What can happen to a payout; `returnMoney` is the bank sending it back. */
export type PayoutEvent = 'file' | 'confirm' | 'returnMoney'

/** The life of a payout (docs/domain.md, Wallet, commission, payout): reserved, in a file, confirmed. */
export const payoutTransitions: Transitions<PayoutStatus, PayoutEvent> = {
  Pending: { file: 'Completed' },
  Completed: { confirm: 'PaidOut', returnMoney: 'Pending' },
  PaidOut: { returnMoney: 'Pending' },
}
