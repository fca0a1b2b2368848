import { orderStatuses } from '@salvia/contract/words/orders'
import { nextOrderState } from '@salvia/rules/orders/order-state'
import { and, countDistinct, eq, gt, inArray, min, type SQL, sql } from 'drizzle-orm'
import type { Db } from '#db/database'
import { endedStatusOf } from '../../data/ended-status.ts'
import { orderLines, orders } from '../../data/order-tables.ts'
import { withdrawalLines, withdrawals } from './withdrawal-tables.ts'
import { owedQuantity } from './withdrawn-quantity.ts'

const refundable = orderStatuses.filter((status) => nextOrderState(status, 'refund') !== null)

/** Packs withdrawn of a line after this withdrawal: the oldest are refunded first, so that the newest wait. */
const withdrawnLater = sql<number>`sum(${withdrawalLines.quantity}) over (
  partition by ${withdrawalLines.orderLineId} order by ${withdrawals.declaredAt} desc, ${withdrawals.id} desc)
  - ${withdrawalLines.quantity}`

/** Withdrawn packs that wait for their refund; those that cost nothing, and of orders that have ended, wait for none. */
const waitingLines = (db: Db) => {
  const lines = db
    .select({
      orderId: withdrawals.orderId,
      declaredAt: withdrawals.declaredAt,
      owed: owedQuantity(orderLines.id).as('owed'),
      later: withdrawnLater.as('later'),
    })
    .from(withdrawalLines)
    .innerJoin(withdrawals, eq(withdrawals.id, withdrawalLines.withdrawalId))
    .innerJoin(orderLines, eq(orderLines.id, withdrawalLines.orderLineId))
    .innerJoin(orders, eq(orders.id, withdrawals.orderId))
    .where(and(gt(orderLines.paid, 0), inArray(endedStatusOf, refundable)))
    .as('withdrawn_lines')
  return { lines, isOpen: gt(lines.owed, lines.later) }
}

/** Whether packs of an order were withdrawn and are not refunded yet. */
export function hasOpenWithdrawal(db: Db): SQL {
  const { lines, isOpen } = waitingLines(db)
  return inArray(orders.id, db.select({ orderId: lines.orderId }).from(lines).where(isOpen))
}

/** Orders with withdrawn packs that wait for their refund, with since when the first of them waits. */
export async function countOpenWithdrawals(
  db: Db,
): Promise<{ count: number; since: Date | null } | undefined> {
  const { lines, isOpen } = waitingLines(db)
  const [row] = await db
    .select({ count: countDistinct(lines.orderId), since: min(lines.declaredAt) })
    .from(lines)
    .where(isOpen)
  return row
}
