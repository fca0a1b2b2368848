import type { RefundState } from '@salvia/contract/words/payments'
import { and, eq, type SQL } from 'drizzle-orm'
import type { Db } from '#db/database'
import { bookRefund, lockOrder, settleRefund } from '../../orders/index.ts'
import { refunds } from '../data/payment-tables.ts'
import { listRefundLines, readRefundedMoney } from '../data/refund-queries.ts'
import type { PaymentContext } from '../payment-context.ts'
import { moveRefund } from './move-refund.ts'

type Followed = Pick<PaymentContext, 'jobs' | 'publicUrl' | 'log'>

/**
 * Applies what the gateway told of refunds, once each: an admin's refund that went through settles its order, one that
 * failed no longer counts, so that it can be asked for again.
 */
export async function applyRefundState(
  tx: Db,
  { jobs, publicUrl, log }: Followed,
  { which, told }: { which: SQL | undefined; told: RefundState },
  now: Date,
): Promise<void> {
  const concerned = await tx.select().from(refunds).where(which)
  for (const { id, orderId, amount, reason } of concerned) {
    const order = await lockOrder(tx, orderId)
    const hasMoved = await moveRefund(tx, and(eq(refunds.id, id)), told)
    if (hasMoved && told === 'Failed') log.error({ refundId: id, orderId }, 'refund_failed')
    if (!hasMoved || reason !== 'ByAdmin') continue
    if (told === 'Succeeded') {
      const back = await readRefundedMoney(tx, orderId)
      await settleRefund({ tx, jobs, publicUrl }, order, { amount, back }, now)
    } else await bookRefund(tx, { orderId, amount, lines: await listRefundLines(tx, id) }, -1)
  }
}
