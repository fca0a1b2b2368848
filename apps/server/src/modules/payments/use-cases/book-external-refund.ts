import { type RefundParts, refundParts } from '@salvia/rules/payments/refund-parts'
import { eq } from 'drizzle-orm'
import type { Db } from '#db/database'
import type { ToldAmount } from '../../../services/payment/payment.ts'
import { bookRefund, type LockedOrder, lockOrder } from '../../orders/index.ts'
import { refunds } from '../data/payment-tables.ts'
import { findAttemptOf, findPaidAttempt, readRefundable } from '../data/refund-queries.ts'
import type { PaymentContext } from '../payment-context.ts'
import { beginRefund } from './move-refund.ts'

export type ExternalRefund = {
  refundRef: string
  paymentRef: string
  amount: ToldAmount
  reason: 'External' | 'Dispute'
}

/** The amount in the currency of the order's payment; null for another payment, or if it is more than what is left. */
async function partsOf(
  tx: Db,
  order: LockedOrder,
  { paymentRef, amount }: ExternalRefund,
): Promise<RefundParts | null> {
  const paid = await findPaidAttempt(tx, order.id)
  if (paid?.paymentRef !== paymentRef || amount.currency !== order.currency) return null
  return refundParts(await readRefundable(tx, order), { amount: amount.amount })
}

async function begin(
  tx: Db,
  { order, attemptId }: { order: LockedOrder; attemptId: string },
  external: ExternalRefund,
  now: Date,
): Promise<boolean> {
  const { refundRef, paymentRef, amount, reason } = external
  const parts = await partsOf(tx, order, external)
  await beginRefund(tx, {
    ...{ orderId: order.id, attemptId, paymentRef, refundRef, reason, createdAt: now },
    ...{ amount: amount.amount, currency: amount.currency, vatByRate: parts?.vatByRate ?? null },
  })
  if (parts) await bookRefund(tx, { orderId: order.id, amount: parts.amount, lines: [] })
  return parts !== null
}

/**
 * Records money that went back to a buyer without us, once for each of the gateway's references: by hand at the
 * gateway, or by the bank. It counts as a part of what the order was paid with, unless that was given back already;
 * then it is recorded alone. Payments that are none of ours are left alone.
 */
export async function bookExternalRefund(
  tx: Db,
  { log }: Pick<PaymentContext, 'log'>,
  external: ExternalRefund,
  now: Date,
): Promise<void> {
  const attempt = await findAttemptOf(tx, external.paymentRef)
  if (!attempt) return
  const { id: attemptId, orderId } = attempt
  const order = await lockOrder(tx, orderId)
  if ((await tx.$count(refunds, eq(refunds.refundRef, external.refundRef))) > 0) return
  const isBooked = await begin(tx, { order, attemptId }, external, now)
  if (!isBooked) log.error({ orderId, refundRef: external.refundRef }, 'refund_beyond_order')
}
