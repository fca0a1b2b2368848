import { and, eq, ne } from 'drizzle-orm'
import type { Db } from '#db/database'
import { type LockedOrder, losePayment } from '../../orders/index.ts'
import { paymentAttempts } from '../data/payment-tables.ts'
import type { PaymentContext } from '../payment-context.ts'
import type { Applied, Told } from '../told.ts'
import { requestRefund } from './request-refund.ts'

type Attempt = typeof paymentAttempts.$inferSelect

/**
 * Money of another amount or currency than was asked for never places an order. What a message says is asked of the
 * gateway at once; what the gateway itself says is given back, and the order can be paid again.
 */
export async function refuseAmount(
  tx: Db,
  context: PaymentContext,
  { order, attempt, told }: { order: LockedOrder; attempt: Attempt; told: Told },
  now: Date,
): Promise<Applied> {
  const { paymentRef, total } = told.state
  const isUnpaid = and(eq(paymentAttempts.id, attempt.id), ne(paymentAttempts.state, 'Paid'))
  context.log.error(
    { attemptId: attempt.id, orderId: attempt.orderId, by: told.by },
    'payment_amount_differs',
  )
  if (told.by === 'message') {
    await tx.update(paymentAttempts).set({ askAt: now }).where(isUnpaid)
    return 'amount_differs'
  }
  await tx.update(paymentAttempts).set({ state: 'Failed', askAt: null }).where(isUnpaid)
  if (order.status === 'Confirming') await losePayment(tx, order, now)
  if (paymentRef && paymentRef !== attempt.paymentRef)
    await requestRefund(tx, context, { attempt, paymentRef, reason: 'AmountDiffers', total }, now)
  return 'amount_differs'
}
