import { type Money, sum } from '@salvia/contract/money'
import { commissionPending } from '@salvia/rules/wallet/commission-entries'
import type { Db } from '#db/database'
import { inOneStatement } from '#db/statements'
import { newId } from '#kernel/ids'
import { entryWrites } from '../data/entry-writes.ts'
import { commissionLines } from '../data/wallet-tables.ts'
import { insertPendingCommission } from './move-transactions.ts'

export type OrderCommission = {
  practitionerId: string
  orderId: string
  orderNumber: string
  planName: string | null
  /** EUR, the practitioner's share of the margin of each plan line. */
  lines: { orderLineId: string; commission: Money }[]
}

/**
 * Promises a placed order's commission to its plan's practitioner, as Pending; Suspended if the practitioner is not
 * entitled. Lines without commission are not recorded. Fails if the order already has one.
 */
export async function recordCommission(tx: Db, order: OrderCommission, now: Date): Promise<void> {
  const { practitionerId, orderId, orderNumber, planName } = order
  const lines = order.lines.filter(({ commission }) => commission.amount > 0)
  const amount = sum(
    lines.map(({ commission }) => commission),
    'EUR',
  )
  const entry = commissionPending({ practitionerId, amount })
  if (!entry) return
  const transactionId = newId()
  await inOneStatement(tx, [
    insertPendingCommission(tx, {
      id: transactionId,
      practitionerId,
      type: 'Commission',
      amount: amount.amount,
      currency: amount.currency,
      createdAt: now,
      orderId,
      orderNumber,
      planName,
    }),
    tx.insert(commissionLines).values(
      lines.map(({ orderLineId, commission }) => ({
        orderLineId,
        transactionId,
        amount: commission.amount,
      })),
    ),
    ...entryWrites(tx, [{ transactionId, reason: 'order placed', entry }], now),
  ])
}
