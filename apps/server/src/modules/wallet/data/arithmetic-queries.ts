import { type Money, subtract, sum } from '@salvia/contract/money'
import type { CommissionArithmetic } from '@salvia/contract/wallet/wallet-statement'
import { lineCommission } from '@salvia/rules/orders/commission'
import { and, eq, isNotNull } from 'drizzle-orm'
import { notFound } from '#kernel/domain-error'
import type { WalletReading } from '../wallet-context.ts'
import type { Viewer } from './practitioner-transaction-queries.ts'
import { commissionLines, walletTransactions } from './wallet-tables.ts'

/**
 * How the commission of an order came about: what each of its plan lines earned, and what refunds took back while it was
 * pending. Throws not-found for what is of another wallet, or no commission of an order.
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
  const amount: Money = { amount: transaction.amount, currency: transaction.currency }
  return { lines, promised, takenBack: subtract(promised, amount), amount }
}
