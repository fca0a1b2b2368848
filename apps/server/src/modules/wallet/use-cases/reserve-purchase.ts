import type { Money } from '@salvia/contract/money'
import { purchaseReserved } from '@salvia/rules/wallet/purchase-entries'
import { and, eq, inArray } from 'drizzle-orm'
import type { Db } from '#db/database'
import { inOneStatement } from '#db/statements'
import { newId } from '#kernel/ids'
import { lockAvailable } from '../data/available.ts'
import { entryWrites } from '../data/entry-writes.ts'
import { walletTransactions } from '../data/wallet-tables.ts'
import { insertReserved } from './move-transactions.ts'

/** `amount` in EUR, more than zero. */
export type Purchase = { practitionerId: string; orderId: string; amount: Money }

const isLiveOf = (orderId: string) =>
  and(
    eq(walletTransactions.orderId, orderId),
    eq(walletTransactions.type, 'Purchase'),
    inArray(walletTransactions.status, ['Draft', 'Posted']),
  )

/**
 * Holds what an order is to be paid with from its buyer's wallet; what it already holds stays. False, with nothing held,
 * if less is available. The caller has locked the order.
 */
export async function reservePurchase(tx: Db, purchase: Purchase, now: Date): Promise<boolean> {
  const { practitionerId, orderId, amount } = purchase
  if ((await tx.$count(walletTransactions, isLiveOf(orderId))) > 0) return true
  if ((await lockAvailable(tx, practitionerId)) < amount.amount) return false
  const transactionId = newId()
  await inOneStatement(tx, [
    insertReserved(tx, [
      {
        id: transactionId,
        practitionerId,
        type: 'Purchase',
        amount: -amount.amount,
        currency: amount.currency,
        createdAt: now,
        orderId,
      },
    ]),
    ...entryWrites(
      tx,
      [{ transactionId, reason: 'payment started', entry: purchaseReserved(purchase) }],
      now,
    ),
  ])
  return true
}
