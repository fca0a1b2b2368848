import { eq } from 'drizzle-orm'
import type { Db } from '#db/database'
import type { ToldDispute } from '../../../services/payment/payment.ts'
import { lockOrder } from '../../orders/index.ts'
import { disputes } from '../data/dispute-tables.ts'
import { refunds } from '../data/payment-tables.ts'
import { findAttemptOf } from '../data/refund-queries.ts'
import type { PaymentContext } from '../payment-context.ts'
import { applyRefundState } from './apply-refund-state.ts'
import { bookExternalRefund } from './book-external-refund.ts'
import { beginDispute, moveDispute } from './move-dispute.ts'

/**
 * Notes a dispute about a payment of ours, in whatever order messages arrive. One that is lost is money that went back:
 * it is booked as a refund, once. Payments that are none of ours are left alone.
 */
export async function handleDispute(
  tx: Db,
  context: PaymentContext,
  told: ToldDispute,
  now: Date,
): Promise<void> {
  const { disputeRef, paymentRef, amount, reason, status, openedAt, evidenceBy } = told
  const attempt = paymentRef === null ? null : await findAttemptOf(tx, paymentRef)
  if (!attempt || paymentRef === null) return
  const { orderId } = attempt
  await lockOrder(tx, orderId)
  await beginDispute(tx, { disputeRef, orderId, paymentRef, ...amount, reason, openedAt, evidenceBy })
  await tx.update(disputes).set({ evidenceBy }).where(eq(disputes.disputeRef, disputeRef))
  const hasMoved = await moveDispute(tx, disputeRef, status)
  if (!hasMoved || status !== 'Lost') return
  const refundRef = disputeRef
  await bookExternalRefund(tx, context, { refundRef, paymentRef, amount, reason: 'Dispute' }, now)
  await applyRefundState(tx, context, { which: eq(refunds.refundRef, refundRef), told: 'Succeeded' }, now)
}
