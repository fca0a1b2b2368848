import { commissionCancelled } from '@salvia/rules/wallet/commission-entries'
import { asc, inArray } from 'drizzle-orm'
import type { Db } from '#db/database'
import { inOneStatement } from '#db/statements'
import { entryWrites } from '../../data/entry-writes.ts'
import { walletTransactions } from '../../data/wallet-tables.ts'
import { moveTransactions } from '../../use-cases/move-transactions.ts'
import { reverseTransactions } from '../../use-cases/reverse-transactions.ts'
import type { LineBatch, LineDone } from './import-lines.ts'

type Transaction = typeof walletTransactions.$inferSelect

/** What waits since its practitioner may not receive it. */
async function cancelWaiting(tx: Db, rows: Transaction[], now: Date): Promise<void> {
  if (rows.length === 0) return
  const entries = rows.flatMap(({ id, practitionerId, amount, currency }) => {
    const entry = commissionCancelled({ practitionerId, amount: { amount, currency } })
    return entry ? [{ transactionId: id, reason: 'import taken back', entry }] : []
  })
  await inOneStatement(tx, [
    moveTransactions(
      tx,
      inArray(
        walletTransactions.id,
        rows.map(({ id }) => id),
      ),
      { event: 'cancel' },
    ),
    ...entryWrites(tx, entries, now),
  ])
}

/** Takes back imported lines by entries that reverse theirs. What was spent meanwhile is kept. */
export async function takeBackLines(tx: Db, { actorId, lines }: LineBatch, now: Date): Promise<LineDone[]> {
  const ids = lines.flatMap(({ transactionId }) => transactionId ?? [])
  const rows = await tx
    .select()
    .from(walletTransactions)
    .where(inArray(walletTransactions.id, ids))
    .orderBy(asc(walletTransactions.id))
    .for('update')
  const posted = rows.filter(({ status }) => status === 'Posted')
  const { reversed } = await reverseTransactions(tx, posted, { actorId, reason: 'import taken back' }, now)
  await cancelWaiting(
    tx,
    rows.filter(({ status }) => status === 'Suspended' || status === 'Draft'),
    now,
  )
  const kept = new Set(posted.filter((row) => !reversed.includes(row)).map(({ id }) => id))
  return lines.map(({ line, transactionId }) => ({
    line,
    transactionId,
    outcome: transactionId !== null && kept.has(transactionId) ? 'Kept' : 'Undone',
  }))
}
