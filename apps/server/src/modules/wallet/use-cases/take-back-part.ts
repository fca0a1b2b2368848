import { commissionAdjusted, commissionCancelled } from '@salvia/rules/wallet/commission-entries'
import { and, eq, sql } from 'drizzle-orm'
import type { Db } from '#db/database'
import { one } from '#db/one'
import { inOneStatement } from '#db/statements'
import { newId } from '#kernel/ids'
import { entryWrites } from '../data/entry-writes.ts'
import { commissionLines, walletTransactions } from '../data/wallet-tables.ts'
import { insertPosted, moveTransactions } from './move-transactions.ts'

type Transaction = typeof walletTransactions.$inferSelect

const sumOf = sql<number>`coalesce(sum(${commissionLines.amount}), 0)::bigint`.mapWith(Number)
const adjusted = sql<number>`coalesce(sum(${walletTransactions.amount}), 0)::bigint`.mapWith(Number)

/** What was taken back of a commission by earlier refunds. */
async function takenBefore(tx: Db, { id, orderId, amount }: Transaction): Promise<number> {
  const promised = one(
    await tx.select({ amount: sumOf }).from(commissionLines).where(eq(commissionLines.transactionId, id)),
  )
  const isAdjustment = and(
    eq(walletTransactions.orderId, orderId ?? ''),
    eq(walletTransactions.type, 'Adjustment'),
  )
  const later = one(await tx.select({ amount: adjusted }).from(walletTransactions).where(isAdjustment))
  return promised.amount - amount - later.amount
}

/** A pending commission becomes smaller, or is canceled when nothing is left of it. */
async function lessen(tx: Db, transaction: Transaction, part: number, now: Date): Promise<void> {
  const { id, practitionerId, amount, currency } = transaction
  const isIt = eq(walletTransactions.id, id)
  if (part === amount) await moveTransactions(tx, isIt, { event: 'cancel' })
  else
    await tx
      .update(walletTransactions)
      .set({ amount: amount - part })
      .where(isIt)
  const entry = commissionCancelled({ practitionerId, amount: { amount: part, currency } })
  if (entry)
    await inOneStatement(tx, entryWrites(tx, [{ transactionId: id, reason: 'order refunded', entry }], now))
}

/** A posted commission stays; an adjustment takes its part from what is available. */
async function adjust(tx: Db, transaction: Transaction, part: number, now: Date): Promise<void> {
  const { practitionerId, currency, orderId, orderNumber, planName } = transaction
  const transactionId = newId()
  const entry = commissionAdjusted({ practitionerId, amount: { amount: part, currency } })
  if (!entry) return
  await inOneStatement(tx, [
    insertPosted(tx, [
      {
        id: transactionId,
        practitionerId,
        type: 'Adjustment',
        amount: -part,
        currency,
        orderId,
        orderNumber,
        planName,
        at: now,
      },
    ]),
    ...entryWrites(tx, [{ transactionId, reason: 'order refunded', entry }], now),
  ])
}

/**
 * Takes back of an order's commission what is missing to `total`, in EUR cents: from the pending commission, or by an
 * adjustment once it is posted. Idempotent; a commission that was canceled stays so.
 */
export async function takeBackCommissionUpTo(
  tx: Db,
  { orderId, total }: { orderId: string; total: number },
  now: Date,
): Promise<void> {
  const isOf = and(eq(walletTransactions.orderId, orderId), eq(walletTransactions.type, 'Commission'))
  const [transaction] = await tx.select().from(walletTransactions).where(isOf).for('no key update')
  if (!transaction || transaction.status === 'Cancelled' || transaction.status === 'Deleted') return
  const part = total - (await takenBefore(tx, transaction))
  if (part <= 0) return
  if (transaction.status === 'Posted') await adjust(tx, transaction, part, now)
  else await lessen(tx, transaction, part, now)
}
