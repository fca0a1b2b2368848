import { type Money, sum } from '@salvia/contract/money'

/** What the provider owes a practitioner: free to use, not yet earned, and held for a payout or a purchase. */
export const practitionerAccounts = ['available', 'pending', 'reserved'] as const
export type PractitionerAccount = (typeof practitionerAccounts)[number]

/** The provider's side of every entry. */
export const providerAccounts = ['commissionCost', 'bonusCost', 'sales', 'payoutClearing'] as const
export type ProviderAccount = (typeof providerAccounts)[number]

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
