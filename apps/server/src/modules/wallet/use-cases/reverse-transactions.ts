import { reverseEntry } from '@salvia/rules/wallet/journal'
import { inArray } from 'drizzle-orm'
import type { Db } from '#db/database'
import { inOneStatement } from '#db/statements'
import { lockAvailableOf } from '../data/available.ts'
import { findEntries } from '../data/entry-queries.ts'
import { entryWrites } from '../data/entry-writes.ts'
import { walletTransactions } from '../data/wallet-tables.ts'
import { moveTransactions } from './move-transactions.ts'

type Row = typeof walletTransactions.$inferSelect

/** Which of posted transactions can go without overdrawing a wallet, in their order; only adjustments may overdraw. */
async function affordable(tx: Db, rows: Row[]): Promise<Row[]> {
  const left = await lockAvailableOf(tx, [...new Set(rows.map((row) => row.practitionerId))])
  return rows.filter(({ practitionerId, amount, type }) => {
    const after = (left.get(practitionerId) ?? 0) - amount
    if (after < 0 && type !== 'Adjustment') return false
    left.set(practitionerId, after)
    return true
  })
}

/**
 * Cancels posted transactions, locked by the caller, by entries that reverse theirs. Those that would overdraw a wallet
 * stay; what was reversed is returned.
 */
export async function reverseTransactions(
  tx: Db,
  rows: Row[],
  { actorId, reason }: { actorId: string; reason: string },
  now: Date,
): Promise<{ reversed: Row[] }> {
  const reversed = await affordable(tx, rows)
  if (reversed.length === 0) return { reversed }
  const ids = reversed.map(({ id }) => id)
  const entries = (await findEntries(tx, ids)).map(({ transactionId, entry }) => ({
    transactionId,
    reason,
    entry: reverseEntry(entry),
  }))
  await inOneStatement(tx, [
    moveTransactions(tx, inArray(walletTransactions.id, ids), {
      event: 'reverse',
      changes: { canceledBy: actorId },
    }),
    ...entryWrites(tx, entries, now),
  ])
  return { reversed }
}
