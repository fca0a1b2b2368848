import { commissionCompleted } from '@salvia/rules/wallet/commission-entries'
import { and, eq, inArray } from 'drizzle-orm'
import type { Db } from '#db/database'
import { together } from '#db/together'
import { practitioners } from '../../people/index.ts'
import { entryWrites } from '../data/entry-writes.ts'
import { walletTransactions } from '../data/wallet-tables.ts'

type Transaction = typeof walletTransactions.$inferSelect

const moneyOf = ({ amount, currency }: Transaction) => ({ amount, currency })

async function suspend(tx: Db, transactions: Transaction[]): Promise<void> {
  const ids = transactions.filter(({ status }) => status === 'Draft').map(({ id }) => id)
  if (ids.length > 0)
    await tx
      .update(walletTransactions)
      .set({ status: 'Suspended' })
      .where(inArray(walletTransactions.id, ids))
}

async function post(tx: Db, transactions: Transaction[], now: Date): Promise<void> {
  if (transactions.length === 0) return
  const entries = transactions.flatMap((transaction) => {
    const { id, practitionerId } = transaction
    const entry = commissionCompleted({ practitionerId, amount: moneyOf(transaction) })
    return entry ? [{ transactionId: id, reason: 'right of withdrawal over', entry }] : []
  })
  const isDue = inArray(
    walletTransactions.id,
    transactions.map(({ id }) => id),
  )
  await together(tx, [
    tx
      .update(walletTransactions)
      .set({ status: 'Posted', commissionStatus: 'Completed', postedAt: now })
      .where(isDue),
    ...entryWrites(tx, entries, now),
  ])
}

/**
 * Makes the pending commission of these orders available. What belongs to a practitioner who may not receive it is
 * suspended instead, and completed by a later call once the practitioner may. Repeating changes nothing.
 */
export async function completeCommissions(tx: Db, orderIds: string[], now: Date): Promise<void> {
  if (orderIds.length === 0) return
  const due = await tx
    .select({ transaction: walletTransactions, practitioner: practitioners })
    .from(walletTransactions)
    .innerJoin(practitioners, eq(practitioners.userId, walletTransactions.practitionerId))
    .where(
      and(
        inArray(walletTransactions.orderId, orderIds),
        eq(walletTransactions.type, 'Commission'),
        inArray(walletTransactions.status, ['Draft', 'Suspended']),
      ),
    )
    .orderBy(walletTransactions.id)
    .for('update', { of: walletTransactions })
  const mayReceive = ({ practitioner }: (typeof due)[number]) =>
    practitioner.isCommissionEnabled && practitioner.isAllowedToReceiveCommission
  const [payable, withheld] = [due.filter(mayReceive), due.filter((row) => !mayReceive(row))]
  await post(
    tx,
    payable.map(({ transaction }) => transaction),
    now,
  )
  await suspend(
    tx,
    withheld.map(({ transaction }) => transaction),
  )
}
