import { and, eq } from 'drizzle-orm'
import type { Db } from '#db/database'
import { type LockedOrder, losePayment } from '../../orders/index.ts'
import { isUnpaid } from '../data/attempt-statements.ts'
import { paymentAttempts } from '../data/payment-tables.ts'
import type { PaymentContext } from '../payment-context.ts'
import type { Applied, Told } from '../told.ts'
import { type Attempt, endAttempts } from './move-attempt.ts'
import { requestRefund } from './request-refund.ts'

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
  const isIt = eq(paymentAttempts.id, attempt.id)
  context.log.error(
    { attemptId: attempt.id, orderId: attempt.orderId, by: told.by },
    'payment_amount_differs',
  )
  if (told.by === 'message') {
    await tx.update(paymentAttempts).set({ askAt: now }).where(and(isIt, isUnpaid))
    return 'amount_differs'
  }
  await endAttempts(tx, isIt, 'refuse')
  if (order.status === 'Confirming') await losePayment(tx, order, now)
  if (paymentRef && paymentRef !== attempt.paymentRef)
    await requestRefund(tx, context, { attempt, paymentRef, reason: 'AmountDiffers', total }, now)
  return 'amount_differs'
}
