import { and, eq, inArray, ne, type SQL, sql } from 'drizzle-orm'
import type { Db } from '#db/database'
import { preparedAnywhere } from '#db/prepared-anywhere'
import type { SessionState } from '../../../services/payment/payment.ts'
import {
  awaitPayment,
  freeUnpaidStock,
  type LockedOrder,
  lockingBy,
  losePayment,
  placeOrder,
  SETTLE_PAYMENTS,
} from '../../orders/index.ts'
import { liveStates, paymentAttempts } from '../data/payment-tables.ts'
import type { PaymentWork } from '../payment-work.ts'
import { requestRefund } from './request-refund.ts'

type Attempt = typeof paymentAttempts.$inferSelect
type Told = { sessionId: string; state: SessionState }

const payable = ['Pending', 'Confirming']

const isOf = (sessionId: string) => eq(paymentAttempts.sessionId, sessionId)
const isLive = inArray(paymentAttempts.state, [...liveStates])

/** Attempts that may become what the gateway says; an attempt that is still processed is asked about again. */
const marking = (name: string, from: SQL) =>
  preparedAnywhere((db: Db) =>
    db
      .update(paymentAttempts)
      .set({
        state: sql`${sql.placeholder('state')}`,
        paymentRef: sql`${sql.placeholder('paymentRef')}`,
        askAt: sql`case when ${sql.placeholder('state')}::text = 'Processing' then ${paymentAttempts.askAt} end`,
      })
      .where(and(eq(paymentAttempts.sessionId, sql.placeholder('sessionId')), from))
      .returning()
      .prepare(name),
  )

const markLive = marking('mark_live_attempt', isLive)
const markUnpaid = marking('mark_unpaid_attempt', ne(paymentAttempts.state, 'Paid'))

async function mark(tx: Db, { sessionId, state }: Told, marked = markLive): Promise<Attempt | null> {
  const { status, paymentRef } = state
  const [attempt] = await marked(tx).execute({ sessionId, state: status, paymentRef })
  return attempt ?? null
}

/** The order was paid by an attempt that had been given up: the one that took its place must not be paid as well. */
async function closeOthers(tx: Db, work: PaymentWork, { orderId }: Attempt): Promise<void> {
  const closed = await tx
    .update(paymentAttempts)
    .set({ state: 'Closed' })
    .where(and(eq(paymentAttempts.orderId, orderId), isLive))
    .returning({ id: paymentAttempts.id })
  if (closed.length > 0) await work.jobs.send(tx, SETTLE_PAYMENTS, { orderId })
}

type Heard = { order: LockedOrder; told: Told }
type Money = { order: LockedOrder; attempt: Attempt }

/** First money of this attempt: it places the order, or goes back when the order no longer waits for it. */
async function takeMoney(tx: Db, work: PaymentWork, { order, attempt }: Money, now: Date): Promise<void> {
  if (payable.includes(order.status)) {
    await placeOrder({ tx, ...work }, order, { why: 'paid' }, now)
    return
  }
  const isEnded = order.status === 'Canceled' || order.status === 'Deleted'
  const reason = isEnded ? 'PaidTooLate' : 'PaidTwice'
  if (attempt.paymentRef)
    await requestRefund(tx, work, { attempt, paymentRef: attempt.paymentRef, reason }, now)
}

/** Money for an attempt that is paid: the same again is a repeat, another payment goes back. */
async function takeMoreMoney(tx: Db, work: PaymentWork, told: Told, now: Date): Promise<void> {
  const [attempt] = await tx.select().from(paymentAttempts).where(isOf(told.sessionId))
  const { paymentRef } = told.state
  if (attempt && paymentRef && paymentRef !== attempt.paymentRef)
    await requestRefund(tx, work, { attempt, paymentRef, reason: 'PaidTwice' }, now)
}

async function applyPaid(tx: Db, work: PaymentWork, { order, told }: Heard, now: Date) {
  const live = await mark(tx, told)
  if (live) return takeMoney(tx, work, { order, attempt: live }, now)
  const late = await mark(tx, told, markUnpaid)
  if (!late) return takeMoreMoney(tx, work, told, now)
  await closeOthers(tx, work, late)
  return takeMoney(tx, work, { order, attempt: late }, now)
}

async function applyProcessing(tx: Db, order: LockedOrder, told: Told, now: Date): Promise<void> {
  const marked = await mark(tx, told)
  if (marked && order.status === 'Pending') await awaitPayment(tx, order, now)
}

/** The session ended without money: the order can be paid again. */
async function applyEnd(tx: Db, order: LockedOrder, told: Told, now: Date): Promise<void> {
  if (!(await mark(tx, told))) return
  if (order.status === 'Confirming') await losePayment(tx, order, now)
  else if (told.state.status === 'Expired') await freeUnpaidStock(tx, order)
}

const lockOrderOfSession = lockingBy(
  'locked_order_of_session',
  sql`(select ${paymentAttempts.orderId} from ${paymentAttempts}
    where ${paymentAttempts.sessionId} = ${sql.placeholder('key')})`,
)

/**
 * Brings an order to where its payment session stands, whoever says so and however often. False when the session is
 * none of ours.
 */
export async function applyState(tx: Db, work: PaymentWork, told: Told, now: Date): Promise<boolean> {
  const order = await lockOrderOfSession(tx, told.sessionId)
  if (!order) return false
  const { status } = told.state
  if (status === 'Paid') await applyPaid(tx, work, { order, told }, now)
  if (status === 'Processing') await applyProcessing(tx, order, told, now)
  if (status === 'Failed' || status === 'Expired') await applyEnd(tx, order, told, now)
  return true
}
