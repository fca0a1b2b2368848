import { type Money, subtract, sum } from '@salvia/contract/money'
import type { CommissionArithmetic } from '@salvia/contract/wallet/wallet-statement'
import { lineCommission } from '@salvia/rules/orders/commission'
import { and, eq, isNotNull, sql } from 'drizzle-orm'
import type { Db } from '#db/database'
import { notFound } from '#kernel/domain-error'
import type { WalletReading } from '../wallet-context.ts'
import { movementsOfCommission } from './commission-movements.ts'
import { journalEntries, ledgerAccounts, postings } from './ledger-tables.ts'
import type { Viewer } from './practitioner-transaction-queries.ts'
import { commissionLines, walletTransactions } from './wallet-tables.ts'

type Row = typeof walletTransactions.$inferSelect

/** What is left of a commission, by the ledger: pending or posted, less what was taken back of it at any time. */
async function readLeft(db: Db, { id, practitionerId }: Pick<Row, 'id' | 'practitionerId'>): Promise<number> {
  const [row] = await db
    .select({ amount: sql<number>`coalesce(sum(${postings.amount}), 0)::bigint`.mapWith(Number) })
    .from(walletTransactions)
    .crossJoinLateral(movementsOfCommission)
    .innerJoin(journalEntries, eq(journalEntries.transactionId, sql`of_commission.id`))
    .innerJoin(postings, eq(postings.entryId, journalEntries.id))
    .innerJoin(ledgerAccounts, eq(ledgerAccounts.id, postings.accountId))
    .where(and(eq(walletTransactions.id, id), eq(ledgerAccounts.practitionerId, practitionerId)))
  return row?.amount ?? 0
}

/**
 * How the commission of an order came about: what each of its plan lines earned, what cancels and refunds took back, and
 * what is left. Throws not-found for what is of another wallet, or no commission of an order.
 */
export async function readArithmetic(
  { db, listSoldLines }: WalletReading,
  { isAccounting, userId }: Viewer,
  transactionId: string,
): Promise<CommissionArithmetic> {
  const [transaction] = await db
    .select()
    .from(walletTransactions)
    .where(
      and(
        eq(walletTransactions.id, transactionId),
        eq(walletTransactions.type, 'Commission'),
        isNotNull(walletTransactions.orderId),
        isAccounting ? undefined : eq(walletTransactions.practitionerId, userId),
      ),
    )
  if (!transaction?.orderId) throw notFound('transaction')
  const earned = new Map(
    (await db.select().from(commissionLines).where(eq(commissionLines.transactionId, transactionId))).map(
      (line) => [line.orderLineId, line.amount] as const,
    ),
  )
  const lines = (await listSoldLines(db, transaction.orderId)).flatMap((line) => {
    const commission = earned.get(line.orderLineId)
    if (commission === undefined) return []
    return [
      { ...line, ...lineCommission(line), commission: { amount: commission, currency: 'EUR' as const } },
    ]
  })
  const promised = sum(
    lines.map(({ commission }) => commission),
    'EUR',
  )
  const amount: Money = { amount: await readLeft(db, transaction), currency: transaction.currency }
  return { lines, promised, takenBack: subtract(promised, amount), amount }
}
