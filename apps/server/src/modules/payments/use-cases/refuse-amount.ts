import { and, eq } from 'drizzle-orm'
import type { Db } from '#db/database'
import { type LockedOrder, losePayment } from '../../orders/index.ts'
import { isUnpaid } from '../data/attempt-statements.ts'
import { paymentAttempts } from '../data/payment-tables.ts'
import type { Applied, GatewayReport } from '../gateway-report.ts'
import type { PaymentContext } from '../payment-context.ts'
import { type Attempt, endAttempts } from './move-attempt.ts'
import { requestRefund } from './request-refund.ts'

/**
 * A payment of another amount or currency than requested never places an order. If a message reports it, the gateway is
 * queried at once; if the gateway confirms it, the money is refunded and the order can be paid again.
 */
export async function refuseAmount(
  tx: Db,
  context: PaymentContext,
  { order, attempt, told }: { order: LockedOrder; attempt: Attempt; told: GatewayReport },
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
    await requestRefund(
      tx,
      context,
      {
        orderId: attempt.orderId,
        payment: { attemptId: attempt.id, paymentRef },
        reason: 'AmountDiffers',
        total,
      },
      now,
    )
  return 'amount_differs'
}
