import type { RefundOrder } from '@salvia/contract/payments/refunds'
import { mayRefundOrder } from '@salvia/rules/orders/order-state'
import { askRefundAt } from '@salvia/rules/payments/ask-again'
import { type RefundAsked, refundParts } from '@salvia/rules/payments/refund-parts'
import type { Db } from '#db/database'
import { recordAudit } from '#kernel/audit/record-audit'
import { conflict, invalid } from '#kernel/domain-error'
import { onceByKey } from '#kernel/idempotency/once-by-key'
import { bookRefund, type LockedOrder, lockOrder } from '../../orders/index.ts'
import { refundLines } from '../data/payment-tables.ts'
import { findPaidAttempt, readRefundable, readRefundedWays } from '../data/refund-queries.ts'
import type { PaymentContext } from '../payment-context.ts'
import { beginRefund } from './move-refund.ts'
import { REFUND } from './request-refund.ts'

export type AskedRefund = {
  orderId: string
  userId: string
  idempotencyKey: string | undefined
  asked: RefundOrder
}

type Refunding = Pick<PaymentContext, 'db' | 'jobs'>

/** An amount, or packs and the delivery; null for both. */
function toAsked({ amount, lines, shipping }: RefundOrder): RefundAsked | null {
  if (amount === undefined) return { lines: lines ?? [], shipping: shipping ?? false }
  return lines === undefined && shipping === undefined ? { amount } : null
}

type Paid = Awaited<ReturnType<typeof findPaidAttempt>>
type Ways = { attemptId: string | null; paymentRef: string | null; walletAmount: number }

/** What the gateway took goes back there first, and the rest to the wallet; null if neither paid that much. */
async function waysOf(
  tx: Db,
  { order, paid }: { order: LockedOrder; paid: Paid },
  amount: number,
): Promise<Ways | null> {
  const before = await readRefundedWays(tx, order.id)
  const left = paid?.paymentRef ? paid.amount - before.gateway : 0
  const walletAmount = Math.max(amount - left, 0)
  if (walletAmount > order.walletPart - before.wallet) return null
  if (walletAmount === amount) return { attemptId: null, paymentRef: null, walletAmount }
  return { attemptId: paid?.id ?? null, paymentRef: paid?.paymentRef ?? null, walletAmount }
}

async function begin(tx: Db, order: LockedOrder, { userId, asked }: AskedRefund, now: Date): Promise<string> {
  if (!mayRefundOrder(order))
    throw conflict('order_state', `An order that is ${order.status} cannot be refunded.`)
  const paid = await findPaidAttempt(tx, order.id)
  const what = toAsked(asked)
  const parts = what && refundParts(await readRefundable(tx, order), what)
  const ways = parts && (await waysOf(tx, { order, paid }, parts.amount))
  if (!parts || !ways)
    throw invalid('refund_too_much', 'More than was paid and is not refunded yet, or nothing at all.')
  const { amount, shipping, lines, vatByRate } = parts
  const made = await beginRefund(tx, {
    orderId: order.id,
    ...ways,
    amount,
    currency: order.currency,
    reason: 'ByAdmin',
    createdAt: now,
    askAt: askRefundAt(now),
    shipping,
    vatByRate,
    userId,
    why: asked.why,
  })
  const { id: refundId } = made as { id: string }
  if (lines.length > 0) await tx.insert(refundLines).values(lines.map((line) => ({ ...line, refundId })))
  await bookRefund(tx, { orderId: order.id, amount, lines })
  return refundId
}

/**
 * Refunds packs or an amount of a paid order, as an admin asked: recorded at once, sent to the gateway by a job, once
 * per key. Throws not-found, conflict if the order's state allows no refund, and invalid if it is more than is left.
 */
export function refundOrder({ db, jobs }: Refunding, request: AskedRefund, now: Date): Promise<string> {
  const { orderId, userId, idempotencyKey: key, asked } = request
  return db.transaction(async (tx) => {
    const order = await lockOrder(tx, orderId)
    const beginOnce = async () => {
      const refundId = await begin(tx, order, request, now)
      await jobs.send(tx, REFUND, { refundId })
      const subject = { type: 'Order', id: orderId }
      await recordAudit(
        tx,
        { event: 'OrderRefundedByAdmin', actorId: userId, subject, details: { refundId } },
        now,
      )
      return refundId
    }
    return onceByKey(tx, { scope: `refund:${orderId}`, key, input: asked }, beginOnce, now)
  })
}
