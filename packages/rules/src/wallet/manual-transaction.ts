import type { Money } from '@salvia/contract/money'
import { MOST_MANUAL_AMOUNT, SECOND_LOOK_ABOVE } from '@salvia/contract/words/limits'
import type { ManualTransactionType } from '@salvia/contract/words/wallet'
import { bonusEntry } from './bonus-entry.ts'
import { type JournalEntry, journalEntry, negative } from './journal.ts'

/** A movement that accounting enters: EUR, not zero; more credits the practitioner, less debits. */
export type ManualTransaction = { type: ManualTransactionType; practitionerId: string; amount: Money }

export type AmountFault = 'currency_not_euro' | 'amount_zero' | 'amount_too_large' | 'amount_negative'

/** Why an amount cannot be entered by hand; null if it can. Only an adjustment takes away. */
export function findAmountFault({
  type,
  amount,
}: Omit<ManualTransaction, 'practitionerId'>): AmountFault | null {
  if (amount.currency !== 'EUR') return 'currency_not_euro'
  if (amount.amount === 0) return 'amount_zero'
  if (amount.amount < 0 && type !== 'Adjustment') return 'amount_negative'
  return Math.abs(amount.amount) > MOST_MANUAL_AMOUNT ? 'amount_too_large' : null
}

/** Whether so much, given or taken, is posted by another person than the one who entered it. */
export const needsSecondLook = ({ amount }: Money): boolean => Math.abs(amount) > SECOND_LOOK_ABOVE

/** The entry of a posted manual transaction: between what is available and the provider's cost of it. */
export function manualEntry({ type, practitionerId, amount }: ManualTransaction): JournalEntry {
  if (type === 'Bonus') return bonusEntry({ practitionerId, amount })
  return journalEntry([
    { account: 'available', practitionerId, amount },
    { account: 'commissionCost', practitionerId: null, amount: negative(amount) },
  ])
}
