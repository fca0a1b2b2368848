import type { Money } from '@salvia/contract/money'
import { type JournalEntry, journalEntry, negative } from './journal.ts'

/** A commission in EUR, or the part of it that an entry moves. */
export type CommissionToPost = { practitionerId: string; amount: Money }

/** At Placed: the commission is promised. Null when there is none. Throws below zero, as all three do. */
export const commissionPending = (commission: CommissionToPost): JournalEntry | null =>
  promise(commission, commission.amount)

/** A cancel or refund before completion: the commission, or a part of it, is no longer promised. */
export const commissionCancelled = (commission: CommissionToPost): JournalEntry | null =>
  promise(commission, negative(commission.amount))

/** Past the right of withdrawal: what was pending is available. */
export function commissionCompleted({ practitionerId, amount }: CommissionToPost): JournalEntry | null {
  if (isNothing(amount)) return null
  return journalEntry([
    { account: 'pending', practitionerId, amount: negative(amount) },
    { account: 'available', practitionerId, amount },
  ])
}

function promise({ practitionerId, amount }: CommissionToPost, change: Money): JournalEntry | null {
  if (isNothing(amount)) return null
  return journalEntry([
    { account: 'pending', practitionerId, amount: change },
    { account: 'commissionCost', practitionerId: null, amount: negative(change) },
  ])
}

function isNothing({ amount }: Money): boolean {
  if (amount < 0) throw new RangeError(`a commission of ${amount} cannot be posted`)
  return amount === 0
}
