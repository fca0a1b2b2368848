import type { Money } from '@salvia/contract/money'
import { type JournalEntry, journalEntry, negative } from './journal.ts'

/** A commission in EUR, or the part of it that an entry moves. */
export type CommissionToPost = { practitionerId: string; amount: Money }

/** At Placed: pending commission. Null if zero. Throws if negative, as all four do. */
export const commissionPending = (commission: CommissionToPost): JournalEntry | null =>
  promise(commission, commission.amount)

/** Cancelled or refunded before completion: reduces the pending commission. */
export const commissionCancelled = (commission: CommissionToPost): JournalEntry | null =>
  promise(commission, negative(commission.amount))

/** After the withdrawal period: moves pending to available. */
export function commissionCompleted({ practitionerId, amount }: CommissionToPost): JournalEntry | null {
  if (isNothing(amount)) return null
  return journalEntry([
    { account: 'pending', practitionerId, amount: negative(amount) },
    { account: 'available', practitionerId, amount },
  ])
}

/** Taken back after completion: from what is available, which may go below zero. */
export function commissionAdjusted({ practitionerId, amount }: CommissionToPost): JournalEntry | null {
  if (isNothing(amount)) return null
  return journalEntry([
    { account: 'available', practitionerId, amount: negative(amount) },
    { account: 'commissionCost', practitionerId: null, amount },
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
