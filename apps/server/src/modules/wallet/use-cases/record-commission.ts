import { type Money, sum } from '@salvia/contract/money'
import { commissionPending } from '@salvia/rules/wallet/commission-entries'
import type { SQLWrapper } from 'drizzle-orm'
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
  /** Writes of the order to make by the same statement: a checkout waits for each round trip. */
  also: SQLWrapper[]
}

/**
 * Promises a placed order's commission to its plan's practitioner, as Pending; Suspended if the practitioner is not
 * entitled. Lines without commission are not recorded. Fails if the order already has one. `also` is written in any case.
 */
export async function recordCommission(tx: Db, order: OrderCommission, now: Date): Promise<void> {
  const { practitionerId, orderId, orderNumber, planName, also } = order
  const lines = order.lines.filter(({ commission }) => commission.amount > 0)
  const amount = sum(
    lines.map(({ commission }) => commission),
    'EUR',
  )
  const entry = commissionPending({ practitionerId, amount })
  if (!entry) return also.length > 0 ? inOneStatement(tx, also) : undefined
  const transactionId = newId()
  await inOneStatement(tx, [
    ...also,
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
