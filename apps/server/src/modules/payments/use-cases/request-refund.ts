import { eq } from 'drizzle-orm'
import type { Db } from '#db/database'
import { one } from '#db/one'
import type { ToldAmount } from '../../../services/payment/payment.ts'
import { lockOrder } from '../../orders/index.ts'
import { type paymentAttempts, type refundReasons, refunds } from '../data/payment-tables.ts'
import type { PaymentContext } from '../payment-context.ts'
import { applyRefundState } from './apply-refund-state.ts'
import { beginRefund } from './move-refund.ts'

export const REFUND = 'payments.refund'

export type WholeRefund = {
  attempt: typeof paymentAttempts.$inferSelect
  paymentRef: string
  reason: (typeof refundReasons)[number]
  /** The amount to refund; defaults to the attempt's amount. */
  total?: ToldAmount
}

/** Refunds a payment in full, by a job; once, however often it is requested. */
export async function requestRefund(
  tx: Db,
  { jobs }: Pick<PaymentContext, 'jobs'>,
  { attempt, paymentRef, reason, total = attempt }: WholeRefund,
  now: Date,
): Promise<void> {
  const { id: attemptId, orderId } = attempt
  const { amount, currency } = total
  const made = await beginRefund(tx, {
    orderId,
    attemptId,
    paymentRef,
    amount,
    currency,
    reason,
    createdAt: now,
  })
  if (made) await jobs.send(tx, REFUND, { refundId: made.id })
}

/** Calls the gateway to refund. Safe to repeat: the refund's id is the idempotency key. */
export async function sendRefund(context: PaymentContext, refundId: string, now: Date): Promise<void> {
  const { db, gateway } = context
  const refund = one(await db.select().from(refunds).where(eq(refunds.id, refundId)))
  if (refund.state !== 'Waiting') return
  const { paymentRef, amount, currency } = refund
  const { refundRef, status } = await gateway.refund({
    refundId,
    paymentRef,
    amount: { amount, currency },
  })
  const isIt = eq(refunds.id, refundId)
  await db.transaction(async (tx) => {
    // The order before its refunds, as whoever asks for another refund locks them.
    await lockOrder(tx, refund.orderId)
    await tx.update(refunds).set({ refundRef }).where(isIt)
    await applyRefundState(tx, context, { which: isIt, told: status }, now)
  })
}
