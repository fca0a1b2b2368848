import { and, eq } from 'drizzle-orm'
import type { Db } from '#db/database'
import { SessionUnknown } from '../../../services/payment/payment.ts'
import { type LockedOrder, lockOrder } from '../../orders/index.ts'
import { paymentAttempts } from '../data/payment-tables.ts'
import { findPaidAttempt, readRefundedWays } from '../data/refund-queries.ts'
import type { PaymentContext } from '../payment-context.ts'
import { applyState } from './apply-state.ts'
import { type Attempt, endAttempts } from './move-attempt.ts'
import { requestRefund } from './request-refund.ts'

const ended = ['Canceled', 'Deleted']

/** Abandons the live attempts of an ended order, and refunds what was paid for a canceled one. */
function closeAttempts(context: PaymentContext, orderId: string, now: Date): Promise<Attempt[]> {
  return context.db.transaction(async (tx) => {
    const order = await lockOrder(tx, orderId)
    const isOf = eq(paymentAttempts.orderId, orderId)
    if (ended.includes(order.status)) {
      await endAttempts(tx, isOf, 'close')
      await refundAll(tx, context, order, now)
    }
    return tx
      .select()
      .from(paymentAttempts)
      .where(and(isOf, eq(paymentAttempts.state, 'Closed')))
  })
}

/** What admins refunded before is not given back twice; they refund what the order was paid with. */
async function refundAll(tx: Db, context: PaymentContext, order: LockedOrder, now: Date): Promise<void> {
  const { id: orderId, currency } = order
  const placing = await findPaidAttempt(tx, orderId)
  const before = await readRefundedWays(tx, orderId)
  const walletLeft = order.placedAt === null ? 0 : order.walletPart - before.wallet
  const isPaid = and(eq(paymentAttempts.orderId, orderId), eq(paymentAttempts.state, 'Paid'))
  let walletAmount = walletLeft
  for (const attempt of await tx.select().from(paymentAttempts).where(isPaid)) {
    const { id: attemptId, paymentRef, amount } = attempt
    const isPlacing = attemptId === placing?.id
    const atGateway = amount - (isPlacing ? before.gateway : 0)
    if (!paymentRef || atGateway <= 0) continue
    const toWallet = isPlacing ? walletLeft : 0
    walletAmount -= toWallet
    const total = { amount: atGateway + toWallet, currency: attempt.currency }
    const payment = { attemptId, paymentRef }
    await requestRefund(
      tx,
      context,
      { orderId, payment, reason: 'OrderCanceled', total, walletAmount: toWallet },
      now,
    )
  }
  if (walletAmount <= 0) return
  const total = { amount: walletAmount, currency }
  await requestRefund(
    tx,
    context,
    { orderId, payment: null, reason: 'OrderCanceled', total, walletAmount },
    now,
  )
}

/**
 * Ends the sessions of abandoned attempts, between two transactions. One that was paid before it could be ended counts
 * as paid: its money places the order or is refunded. A session unknown to the gateway needs no ending. Throws the
 * first error after trying every session; the job is retried.
 */
export async function settlePayments(context: PaymentContext, orderId: string, now: Date): Promise<void> {
  const faults: unknown[] = []
  for (const { sessionId } of await closeAttempts(context, orderId, now)) {
    if (sessionId === null) continue
    try {
      const state = await context.gateway.endSession(sessionId, now)
      await context.db.transaction((tx) => applyState(tx, context, { sessionId, state, by: 'gateway' }, now))
    } catch (error) {
      if (!(error instanceof SessionUnknown)) faults.push(error)
    }
  }
  if (faults.length > 0) throw faults[0]
}
