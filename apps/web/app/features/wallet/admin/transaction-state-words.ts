import type { PractitionerTransaction } from '@salvia/contract/wallet/practitioner-transactions'
import type { WalletTransactionStatus } from '@salvia/contract/words/wallet'
import { m } from '#app/paraglide/messages.js'
import { statusWord } from '../wallet-words.ts'

type Stated = Pick<PractitionerTransaction, 'status' | 'type' | 'orderId'>

/** Entered by a person and not posted: no order is behind it. */
const isDraft = ({ status, type, orderId }: Stated): boolean =>
  status === 'Draft' && orderId === null && type !== 'Commission'

/** The state of an entry as accounting calls it: what a person entered is a draft, what an order promised is pending. */
export const stateWord = (entry: Stated): string =>
  isDraft(entry) ? m.commission_draft() : statusWord(entry.status)

const sentences: Record<WalletTransactionStatus, () => string> = {
  Draft: m.commission_state_pending,
  Posted: m.commission_state_posted,
  Cancelled: m.commission_state_cancelled,
  Deleted: m.commission_state_deleted,
  Suspended: m.commission_state_suspended,
}

/** What the state of an entry means for the money. */
export const stateSentence = (entry: Stated): string =>
  isDraft(entry) ? m.commission_state_draft() : sentences[entry.status]()
