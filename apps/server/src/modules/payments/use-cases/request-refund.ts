import type { RefundReason } from '@salvia/contract/words/payments'
import { askRefundAt } from '@salvia/rules/payments/ask-again'
import { eq } from 'drizzle-orm'
import type { Db } from '#db/database'
import { one } from '#db/one'
import type { GatewayRefund, ToldAmount } from '../../../services/payment/payment.ts'
import { lockOrder } from '../../orders/index.ts'
import { refunds } from '../data/payment-tables.ts'
import type { PaymentContext } from '../payment-context.ts'
import { applyRefundState } from './apply-refund-state.ts'
import { beginRefund } from './move-refund.ts'

export const REFUND = 'payments.refund'

/** `payment` is the part refunded at the gateway; null if all of it goes to the buyer's wallet. */
export type WholeRefund = {
  orderId: string
  payment: { attemptId: string; paymentRef: string } | null
  reason: RefundReason
  /** The amount refunded in all, and the part that goes to the wallet. */
  total: ToldAmount
  walletAmount?: number
}

/** Gives a payment back in full, by a job; once, however often it is requested. */
export async function requestRefund(
  tx: Db,
  { jobs }: Pick<PaymentContext, 'jobs'>,
  { orderId, payment, reason, total, walletAmount = 0 }: WholeRefund,
  now: Date,
): Promise<void> {
  const made = await beginRefund(tx, {
    orderId,
    attemptId: payment?.attemptId ?? null,
    paymentRef: payment?.paymentRef ?? null,
    amount: total.amount,
    walletAmount,
    currency: total.currency,
    reason,
    createdAt: now,
    askAt: askRefundAt(now),
  })
  if (made) await jobs.send(tx, REFUND, { refundId: made.id })
}

type Refund = typeof refunds.$inferSelect

/** What the gateway answers; nothing of a refund that goes to the wallet alone leaves us. */
async function askRefund({ gateway }: PaymentContext, refund: Refund) {
  const { id: refundId, paymentRef, amount, walletAmount, currency } = refund
  if (paymentRef === null) return { refundRef: null, status: 'Succeeded' as const }
  return gateway.refund({ refundId, paymentRef, amount: { amount: amount - walletAmount, currency } })
}

/** Calls the gateway to refund. Safe to repeat: the refund's id is the idempotency key. */
export async function sendRefund(context: PaymentContext, refundId: string, now: Date): Promise<void> {
  const refund = one(await context.db.select().from(refunds).where(eq(refunds.id, refundId)))
  if (refund.state !== 'Waiting') return
  const told = await askRefund(context, refund)
  await keepRefund(context, { refund, told }, now)
}

/** Stores what the gateway reported about a refund of ours, and acts on it. */
export async function keepRefund(
  context: PaymentContext,
  { refund, told }: { refund: Refund; told: Omit<GatewayRefund, 'refundRef'> & { refundRef: string | null } },
  now: Date,
): Promise<void> {
  const { refundRef, status } = told
  const isIt = eq(refunds.id, refund.id)
  await context.db.transaction(async (tx) => {
    // The order before its refunds: the lock order of every refund.
    await lockOrder(tx, refund.orderId)
    await tx.update(refunds).set({ refundRef }).where(isIt)
    await applyRefundState(tx, context, { which: isIt, told: status }, now)
  })
}
