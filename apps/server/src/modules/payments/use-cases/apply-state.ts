import { endedStatus, unsentEnds } from '@salvia/rules/orders/order-state'
import { eq } from 'drizzle-orm'
import type { Db } from '#db/database'
import { one } from '#db/one'
import {
  awaitPayment,
  freeUnpaid,
  holdWalletPart,
  type LockedOrder,
  losePayment,
  mailBuyer,
  placeOrder,
  SETTLE_PAYMENTS,
} from '../../orders/index.ts'
import { lockOrderOfSession } from '../data/locked-by-session.ts'
import { paymentAttempts } from '../data/payment-tables.ts'
import type { Applied, GatewayReport } from '../gateway-report.ts'
import type { PaymentContext } from '../payment-context.ts'
import { failedMail } from '../payment-mails.ts'
import { type Attempt, endAttempts, markAttempt } from './move-attempt.ts'
import { refuseAmount } from './refuse-amount.ts'
import { requestRefund } from './request-refund.ts'

const payable = ['Pending', 'Confirming']

const isOf = (sessionId: string) => eq(paymentAttempts.sessionId, sessionId)

/** The order was paid by an abandoned attempt: the one that replaced it must not be paid as well. */
async function closeOthers(tx: Db, context: PaymentContext, { orderId }: Attempt): Promise<void> {
  const closed = await endAttempts(tx, eq(paymentAttempts.orderId, orderId), 'close')
  if (closed.length > 0) await context.jobs.send(tx, SETTLE_PAYMENTS, { orderId })
}

type Heard = { order: LockedOrder; told: GatewayReport }
type Money = { order: LockedOrder; attempt: Attempt }

type Unwanted = { attempt: Attempt; paymentRef: string | null; reason: 'PaidTwice' | 'PaidTooLate' }

/** Gives back a whole payment that no order needs. */
async function giveBack(
  tx: Db,
  context: PaymentContext,
  { attempt, paymentRef, reason }: Unwanted,
  now: Date,
): Promise<void> {
  if (!paymentRef) return
  const { id: attemptId, orderId } = attempt
  await requestRefund(
    tx,
    context,
    { orderId, payment: { attemptId, paymentRef }, reason, total: attempt },
    now,
  )
}

/**
 * First money of this attempt: it places the order, or is refunded if the order no longer awaits it, or if the wallet
 * that was to pay the rest has spent it meanwhile; then the order can be paid again.
 */
async function takeMoney(
  tx: Db,
  context: PaymentContext,
  { order, attempt }: Money,
  now: Date,
): Promise<Applied> {
  const isPayable = payable.includes(order.status)
  if (isPayable && (await holdWalletPart(tx, order, now))) {
    await placeOrder({ tx, ...context }, order, { cause: 'Paid' }, now)
    return 'done'
  }
  if (order.status === 'Confirming') await losePayment(tx, order, now)
  const isEnded = unsentEnds.includes(endedStatus(order))
  const reason = isEnded || isPayable ? 'PaidTooLate' : 'PaidTwice'
  await giveBack(tx, context, { attempt, paymentRef: attempt.paymentRef, reason }, now)
  return 'done'
}

/** Money for an already paid attempt: the same payment is a repeat, another one is refunded. */
async function takeMoreMoney(
  tx: Db,
  context: PaymentContext,
  { order, told }: Heard,
  now: Date,
): Promise<Applied> {
  const attempt = one(await tx.select().from(paymentAttempts).where(isOf(told.sessionId)))
  const { paymentRef, total } = told.state
  if (total.amount !== attempt.amount || total.currency !== attempt.currency)
    return refuseAmount(tx, context, { order, attempt, told }, now)
  if (paymentRef !== attempt.paymentRef)
    await giveBack(tx, context, { attempt, paymentRef, reason: 'PaidTwice' }, now)
  return 'done'
}

async function applyPaid(
  tx: Db,
  context: PaymentContext,
  { order, told }: Heard,
  now: Date,
): Promise<Applied> {
  const live = await markAttempt(tx, told)
  if (live) return takeMoney(tx, context, { order, attempt: live }, now)
  const late = await markAttempt(tx, told, 'late')
  if (!late) return takeMoreMoney(tx, context, { order, told }, now)
  await closeOthers(tx, context, late)
  return takeMoney(tx, context, { order, attempt: late }, now)
}

async function applyProcessing(tx: Db, order: LockedOrder, told: GatewayReport, now: Date): Promise<void> {
  const marked = await markAttempt(tx, told)
  if (marked && order.status === 'Pending') await awaitPayment(tx, order, now)
}

/** The session ended without money: the order can be paid again. Who had read that the bank accepted it is mailed. */
async function applyEnd(
  tx: Db,
  { jobs, publicUrl }: PaymentContext,
  { order, told }: Heard,
  now: Date,
): Promise<void> {
  const ended = await markAttempt(tx, told)
  if (!ended) return
  if (order.status === 'Confirming') {
    await losePayment(tx, order, now)
    await mailBuyer({ tx, jobs }, order, failedMail(order, ended, publicUrl), now)
  } else if (told.state.status === 'Expired') await freeUnpaid(tx, order, now)
}

/** Applies the state of a payment session to its order; idempotent. */
export async function applyState(
  tx: Db,
  context: PaymentContext,
  told: GatewayReport,
  now: Date,
): Promise<Applied> {
  const order = await lockOrderOfSession(tx, told.sessionId)
  if (!order) return 'unknown_session'
  const { status } = told.state
  if (status === 'Paid') return applyPaid(tx, context, { order, told }, now)
  if (status === 'Processing') await applyProcessing(tx, order, told, now)
  if (status === 'Failed' || status === 'Expired') await applyEnd(tx, context, { order, told }, now)
  return 'done'
}
