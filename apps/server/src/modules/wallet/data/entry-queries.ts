import type { Currency } from '@salvia/contract/money'
import type { JournalEntry, Posting } from '@salvia/rules/wallet/journal'
import { asc, eq, inArray } from 'drizzle-orm'
import type { Db } from '#db/database'
import { journalEntries, ledgerAccounts, postings } from './ledger-tables.ts'

export type PostedEntry = { transactionId: string; entry: JournalEntry }

type Row = { kind: string; practitionerId: string | null; amount: number; currency: Currency }

const toPosting = ({ kind, practitionerId, amount, currency }: Row) =>
  ({ account: kind, practitionerId, amount: { amount, currency } }) as Posting

/** The entries of transactions, in the order in which they were posted. */
export async function findEntries(db: Db, transactionIds: string[]): Promise<PostedEntry[]> {
  const rows = await db
    .select({
      entryId: journalEntries.id,
      transactionId: journalEntries.transactionId,
      kind: ledgerAccounts.kind,
      practitionerId: ledgerAccounts.practitionerId,
      amount: postings.amount,
      currency: postings.currency,
    })
    .from(journalEntries)
    .innerJoin(postings, eq(postings.entryId, journalEntries.id))
    .innerJoin(ledgerAccounts, eq(ledgerAccounts.id, postings.accountId))
    .where(inArray(journalEntries.transactionId, transactionIds))
    .orderBy(asc(journalEntries.id), asc(postings.id))
  const entries = new Map<string, PostedEntry>()
  for (const { entryId, transactionId, ...row } of rows) {
    const known = entries.get(entryId) ?? { transactionId, entry: { postings: [] } }
    known.entry.postings.push(toPosting(row))
    entries.set(entryId, known)
  }
  return [...entries.values()]
}
