import { commissionCancelled } from '@salvia/rules/wallet/commission-entries'
import { and, eq } from 'drizzle-orm'
import type { Db } from '#db/database'
import { inOneStatement } from '#db/statements'
import { entryWrites } from '../data/entry-writes.ts'
import { walletTransactions } from '../data/wallet-tables.ts'
import { moveTransactions } from './move-transactions.ts'

/** Takes back the entire commission of a canceled order while it is pending. Idempotent. */
export async function takeBackCommission(tx: Db, orderId: string, now: Date): Promise<void> {
  const isOf = and(eq(walletTransactions.orderId, orderId), eq(walletTransactions.type, 'Commission'))
  const [taken] = await moveTransactions(tx, isOf, { event: 'cancel' }).returning()
  if (!taken) return
  const { id, practitionerId, amount, currency } = taken
  const entry = commissionCancelled({ practitionerId, amount: { amount, currency } })
  if (entry)
    await inOneStatement(tx, entryWrites(tx, [{ transactionId: id, reason: 'order canceled', entry }], now))
}
