import { partialReasons, type RefundReason, type RefundState } from '@salvia/contract/words/payments'
import { walletRefund } from '@salvia/rules/cart/wallet-part'
import { and, eq, type SQL } from 'drizzle-orm'
import type { Db } from '#db/database'
import {
  bookRefund,
  creditRefund,
  type LockedOrder,
  lockOrder,
  mailBuyer,
  settleRefund,
} from '../../orders/index.ts'
import { refundPurchase } from '../../wallet/index.ts'
import { refunds } from '../data/payment-tables.ts'
import { listRefundLines, readRefundedMoney, readWalletRefunded } from '../data/refund-queries.ts'
import type { PaymentContext } from '../payment-context.ts'
import { returnedMail } from '../payment-mails.ts'
import { moveRefund } from './move-refund.ts'
import { queueRefund } from './send-refund.ts'

type Followed = Pick<PaymentContext, 'jobs' | 'publicUrl' | 'log'>

type Refund = typeof refunds.$inferSelect

/** The buyer's wallet gets back what it paid of this refund. */
async function creditWallet(tx: Db, order: LockedOrder, refund: Refund, now: Date): Promise<void> {
  if (refund.walletAmount === 0) return
  const amount = walletRefund({
    covers: order.walletPart,
    debit: order.walletDebit,
    refundedBefore: await readWalletRefunded(tx, refund),
    refundedNow: refund.walletAmount,
  })
  await refundPurchase(tx, { orderId: order.id, amount: { amount, currency: 'EUR' } }, now)
}

const parts: readonly RefundReason[] = partialReasons

/** Whether a refund counts as a part of what its order was paid with; one that was made elsewhere may not. */
const isPart = ({ reason, vatByRate }: Refund): boolean => parts.includes(reason) && vatByRate !== null

/** Refunds of what an order's invoice says: not of what was paid twice or too late. */
const isInvoiced = (refund: Refund): boolean => isPart(refund) || refund.reason === 'OrderCanceled'

/** Books what a refund of a locked order that went through, or failed, changes. */
async function follow(
  tx: Db,
  { jobs, publicUrl }: Pick<Followed, 'jobs' | 'publicUrl'>,
  { order, refund, hasSucceeded }: { order: LockedOrder; refund: Refund; hasSucceeded: boolean },
  now: Date,
): Promise<void> {
  const { id, orderId, amount, reason } = refund
  const lines = await listRefundLines(tx, id)
  if (!hasSucceeded) {
    if (isPart(refund)) await bookRefund(tx, { orderId, amount, lines }, -1)
    return
  }
  // Before the commission, as accounts of one wallet are locked in one order.
  await creditWallet(tx, order, refund, now)
  const back = await readRefundedMoney(tx, orderId)
  // The bank informs its customer itself.
  const refunded = { amount, lines, back, isMailed: reason !== 'Dispute' }
  if (isPart(refund)) {
    await settleRefund({ tx, jobs, publicUrl }, order, refunded, now)
    await queueRefund({ tx, jobs }, refund, now)
  }
  const mail = returnedMail(order, refund, publicUrl)
  if (mail) await mailBuyer({ tx, jobs }, order, mail, now)
  // Last, since it locks the series of all credit notes.
  if (isInvoiced(refund)) await creditRefund(tx, order, { ...refund, lines }, now)
}

/**
 * Applies what the gateway reported about refunds, once each: one that went through gets its credit note, a partial one
 * settles its order; a partial one that failed no longer counts, so that it can be asked for again.
 */
export async function applyRefundState(
  tx: Db,
  { jobs, publicUrl, log }: Followed,
  { which, told }: { which: SQL | undefined; told: RefundState },
  now: Date,
): Promise<void> {
  const concerned = await tx.select().from(refunds).where(which)
  for (const refund of concerned) {
    const { id, orderId } = refund
    const order = await lockOrder(tx, orderId)
    const hasMoved = await moveRefund(tx, and(eq(refunds.id, id)), told)
    if (!hasMoved) continue
    if (told === 'Failed') log.error({ refundId: id, orderId }, 'refund_failed')
    await follow(tx, { jobs, publicUrl }, { order, refund, hasSucceeded: told === 'Succeeded' }, now)
  }
}
