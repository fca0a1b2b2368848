import { type Money, sum } from '@salvia/contract/money'
import type { PractitionerAccount, ProviderAccount } from '@salvia/contract/words/wallet'

/** Positive amounts credit the practitioner; the provider's side has the opposite sign. */
export type Posting =
  | { account: PractitionerAccount; practitionerId: string; amount: Money }
  | { account: ProviderAccount; practitionerId: null; amount: Money }

export type JournalEntry = { postings: Posting[] }

/** A journal entry. Throws unless its postings add up to zero in one currency. */
export function journalEntry(postings: [Posting, Posting, ...Posting[]]): JournalEntry {
  const total = sum(
    postings.map((posting) => posting.amount),
    postings[0].amount.currency,
  )
  if (total.amount !== 0) throw new Error(`the postings of an entry add up to ${total.amount}, not to zero`)
  return { postings }
}

/** The entry that undoes an entry; the mistaken one stays. */
export function reverseEntry({ postings }: JournalEntry): JournalEntry {
  return { postings: postings.map((posting) => ({ ...posting, amount: negative(posting.amount) })) }
}

export const negative = (money: Money): Money => ({ ...money, amount: 0 - money.amount })
