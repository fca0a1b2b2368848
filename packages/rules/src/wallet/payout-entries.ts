import type { Money } from '@salvia/contract/money'
import { type JournalEntry, journalEntry, negative, reverseEntry } from './journal.ts'

/** What a payout moves: EUR, more than zero. */
export type PayoutToPost = { practitionerId: string; amount: Money }

/** At Pending: held for the payout. */
export function payoutReserved({ practitionerId, amount }: PayoutToPost): JournalEntry {
  return journalEntry([
    { account: 'available', practitionerId, amount: negative(amount) },
    { account: 'reserved', practitionerId, amount },
  ])
}

/** At PaidOut: the bank has sent it. */
export function payoutPaid({ practitionerId, amount }: PayoutToPost): JournalEntry {
  return journalEntry([
    { account: 'reserved', practitionerId, amount: negative(amount) },
    { account: 'payoutClearing', practitionerId: null, amount },
  ])
}

/** The bank sent back what it had paid: held again, to be paid once more. */
export const payoutReturned = (payout: PayoutToPost): JournalEntry => reverseEntry(payoutPaid(payout))
