import type { Money } from '@salvia/contract/money'
import { type JournalEntry, journalEntry, negative } from './journal.ts'

/** The entry of a bonus: available at once, at the provider's cost of bonuses. EUR, not zero. */
export const bonusEntry = ({
  practitionerId,
  amount,
}: {
  practitionerId: string
  amount: Money
}): JournalEntry =>
  journalEntry([
    { account: 'available', practitionerId, amount },
    { account: 'bonusCost', practitionerId: null, amount: negative(amount) },
  ])
