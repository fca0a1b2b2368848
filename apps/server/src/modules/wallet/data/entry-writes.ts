import type { JournalEntry, Posting } from '@salvia/rules/wallet/journal'
import type { SQLWrapper } from 'drizzle-orm'
import type { Db } from '#db/database'
import { newId } from '#kernel/ids'
import { journalEntries, ledgerAccounts, postings } from './ledger-tables.ts'

export type EntryToPost = { transactionId: string; reason: string; entry: JournalEntry }

const accountId = ({ account, practitionerId }: Pick<Posting, 'account' | 'practitionerId'>): string =>
  practitionerId === null ? account : `${account}:${practitionerId}`

function accountsOf(entries: EntryToPost[]) {
  const all = entries.flatMap(({ entry }) => entry.postings)
  const byId = new Map(all.map((posting) => [accountId(posting), posting]))
  // In a fixed order, so that two transactions opening the same accounts cannot deadlock.
  return [...byId]
    .map(([id, { account, practitionerId }]) => ({ id, kind: account, practitionerId }))
    .sort((a, b) => (a.id < b.id ? -1 : 1))
}

/** Statements writing journal entries, to run `together` with what they belong to. Opens missing accounts. */
export function entryWrites(tx: Db, entries: EntryToPost[], now: Date): SQLWrapper[] {
  if (entries.length === 0) return []
  const rows = entries.map((entry) => ({ ...entry, id: newId() }))
  return [
    tx.insert(ledgerAccounts).values(accountsOf(entries)).onConflictDoNothing(),
    tx
      .insert(journalEntries)
      .values(rows.map(({ id, transactionId, reason }) => ({ id, transactionId, reason, postedAt: now }))),
    tx.insert(postings).values(
      rows.flatMap(({ id, entry }) =>
        entry.postings.map((posting) => ({
          entryId: id,
          accountId: accountId(posting),
          amount: posting.amount.amount,
          currency: posting.amount.currency,
        })),
      ),
    ),
  ]
}
