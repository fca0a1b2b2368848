import type { RefundReason, RefundState } from '@salvia/contract/words/payments'
import { walletRefund } from '@salvia/rules/cart/wallet-part'
import { and, eq, type SQL } from 'drizzle-orm'
import type { Db } from '#db/database'
import { bookRefund, creditRefund, type LockedOrder, lockOrder, settleRefund } from '../../orders/index.ts'
import { refundPurchase } from '../../wallet/index.ts'
import { refunds } from '../data/payment-tables.ts'
import { listRefundLines, readRefundedMoney, readWalletRefunded } from '../data/refund-queries.ts'
import type { PaymentContext } from '../payment-context.ts'
import { moveRefund } from './move-refund.ts'

type Followed = Pick<PaymentContext, 'jobs' | 'publicUrl' | 'log'>

/** Refunds of what an order's invoice says: not of what was paid twice or too late. */
const isInvoiced: RefundReason[] = ['ByAdmin', 'OrderCanceled']

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

/** Books what a refund of a locked order that went through, or failed, changes. */
async function follow(
  tx: Db,
  { jobs, publicUrl }: Pick<Followed, 'jobs' | 'publicUrl'>,
  { order, refund, hasSucceeded }: { order: LockedOrder; refund: Refund; hasSucceeded: boolean },
  now: Date,
): Promise<void> {
  const { id, orderId, amount, reason } = refund
  const lines = await listRefundLines(tx, id)
  const isAdmins = reason === 'ByAdmin'
  if (!hasSucceeded) {
    if (isAdmins) await bookRefund(tx, { orderId, amount, lines }, -1)
    return
  }
  // Before the commission, as accounts of one wallet are locked in one order.
  await creditWallet(tx, order, refund, now)
  const back = await readRefundedMoney(tx, orderId)
  if (isAdmins) await settleRefund({ tx, jobs, publicUrl }, order, { amount, back }, now)
  // Last, since it locks the series of all credit notes.
  if (isInvoiced.includes(reason)) await creditRefund(tx, order, { ...refund, lines }, now)
}

/**
 * Applies what the gateway told of refunds, once each: one that went through gets its credit note, an admin's settles
 * its order; an admin's that failed no longer counts, so that it can be asked for again.
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
