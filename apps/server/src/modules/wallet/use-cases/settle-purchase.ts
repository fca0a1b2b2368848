import type { Money } from '@salvia/contract/money'
import { purchasePosted, purchaseRefunded, purchaseReleased } from '@salvia/rules/wallet/purchase-entries'
import { and, eq } from 'drizzle-orm'
import type { Db } from '#db/database'
import { inOneStatement } from '#db/statements'
import { newId } from '#kernel/ids'
import { entryWrites } from '../data/entry-writes.ts'
import { walletTransactions } from '../data/wallet-tables.ts'
import { insertPosted, moveTransactions } from './move-transactions.ts'

const isPurchaseOf = (orderId: string) =>
  and(eq(walletTransactions.orderId, orderId), eq(walletTransactions.type, 'Purchase'))

type Row = typeof walletTransactions.$inferSelect

const spent = ({ practitionerId, amount, currency }: Row) => ({
  practitionerId,
  amount: { amount: -amount, currency },
})

/** Frees what an order holds of its buyer's wallet, since it is not paid. Idempotent. */
export async function releasePurchase(tx: Db, orderId: string, now: Date): Promise<void> {
  const [released] = await moveTransactions(tx, isPurchaseOf(orderId), { event: 'cancel' }).returning()
  if (!released) return
  const entry = purchaseReleased(spent(released))
  await inOneStatement(tx, entryWrites(tx, [{ transactionId: released.id, reason: 'not paid', entry }], now))
}

/** Spends what a placed order holds of its buyer's wallet. Idempotent. */
export async function postPurchase(
  tx: Db,
  { orderId, orderNumber }: { orderId: string; orderNumber: string | null },
  now: Date,
): Promise<void> {
  const changes = { postedAt: now, orderNumber }
  const [posted] = await moveTransactions(tx, isPurchaseOf(orderId), { event: 'post', changes }).returning()
  if (!posted) return
  const entry = purchasePosted(spent(posted))
  await inOneStatement(
    tx,
    entryWrites(tx, [{ transactionId: posted.id, reason: 'order placed', entry }], now),
  )
}

/**
 * Gives back to the wallet what it paid of a canceled or refunded order, in EUR. The caller does so once for each refund;
 * an order that no wallet paid gets nothing.
 */
export async function refundPurchase(
  tx: Db,
  { orderId, amount }: { orderId: string; amount: Money },
  now: Date,
): Promise<void> {
  const isSpent = and(isPurchaseOf(orderId), eq(walletTransactions.status, 'Posted'))
  const [purchase] = await tx.select().from(walletTransactions).where(isSpent)
  if (!purchase || amount.amount === 0) return
  const { practitionerId, orderNumber } = purchase
  const transactionId = newId()
  await inOneStatement(tx, [
    insertPosted(tx, [
      {
        id: transactionId,
        practitionerId,
        type: 'Refund',
        amount: amount.amount,
        currency: amount.currency,
        orderId,
        orderNumber,
        at: now,
      },
    ]),
    ...entryWrites(
      tx,
      [{ transactionId, reason: 'order refunded', entry: purchaseRefunded({ practitionerId, amount }) }],
      now,
    ),
  ])
}
