import { and, eq, inArray, ne, type SQL, sql } from 'drizzle-orm'
import type { Db } from '#db/database'
import { one } from '#db/one'
import { preparedAnywhere } from '#db/statements'
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
import type { PaymentContext } from '../payment-context.ts'
import type { Applied, Told } from '../told.ts'
import { refuseAmount } from './refuse-amount.ts'
import { requestRefund } from './request-refund.ts'

type Attempt = typeof paymentAttempts.$inferSelect
const payable = ['Pending', 'Confirming']

const isOf = (sessionId: string) => eq(paymentAttempts.sessionId, sessionId)
const isLive = inArray(paymentAttempts.state, [...liveStates])

/** Only money of the attempt's own amount and currency pays it. */
const isItsAmount = sql`(${sql.placeholder('state')}::text <> 'Paid' or
  (${paymentAttempts.amount} = ${sql.placeholder('amount')}::bigint
    and ${paymentAttempts.currency} = ${sql.placeholder('currency')}::text))`

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
      .where(and(eq(paymentAttempts.sessionId, sql.placeholder('sessionId')), from, isItsAmount))
      .returning()
      .prepare(name),
  )

const markLive = marking('mark_live_attempt', isLive)
const markUnpaid = marking('mark_unpaid_attempt', ne(paymentAttempts.state, 'Paid'))

async function mark(tx: Db, { sessionId, state }: Told, marked = markLive): Promise<Attempt | null> {
  const { status, paymentRef, total } = state
  const [attempt] = await marked(tx).execute({ sessionId, state: status, paymentRef, ...total })
  return attempt ?? null
}

/** The order was paid by an attempt that had been given up: the one that took its place must not be paid as well. */
async function closeOthers(tx: Db, context: PaymentContext, { orderId }: Attempt): Promise<void> {
  const closed = await tx
    .update(paymentAttempts)
    .set({ state: 'Closed', askAt: null })
    .where(and(eq(paymentAttempts.orderId, orderId), isLive))
    .returning({ id: paymentAttempts.id })
  if (closed.length > 0) await context.jobs.send(tx, SETTLE_PAYMENTS, { orderId })
}

type Heard = { order: LockedOrder; told: Told }
type Money = { order: LockedOrder; attempt: Attempt }

/** First money of this attempt: it places the order, or goes back when the order no longer waits for it. */
async function takeMoney(
  tx: Db,
  context: PaymentContext,
  { order, attempt }: Money,
  now: Date,
): Promise<Applied> {
  if (payable.includes(order.status)) {
    await placeOrder({ tx, ...context }, order, { why: 'paid' }, now)
    return 'done'
  }
  const isEnded = order.status === 'Canceled' || order.status === 'Deleted'
  const reason = isEnded ? 'PaidTooLate' : 'PaidTwice'
  if (attempt.paymentRef)
    await requestRefund(tx, context, { attempt, paymentRef: attempt.paymentRef, reason }, now)
  return 'done'
}

/** Money for an attempt that is paid: the same again is a repeat, another payment goes back. */
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
  if (paymentRef && paymentRef !== attempt.paymentRef)
    await requestRefund(tx, context, { attempt, paymentRef, reason: 'PaidTwice' }, now)
  return 'done'
}

async function applyPaid(
  tx: Db,
  context: PaymentContext,
  { order, told }: Heard,
  now: Date,
): Promise<Applied> {
  const live = await mark(tx, told)
  if (live) return takeMoney(tx, context, { order, attempt: live }, now)
  const late = await mark(tx, told, markUnpaid)
  if (!late) return takeMoreMoney(tx, context, { order, told }, now)
  await closeOthers(tx, context, late)
  return takeMoney(tx, context, { order, attempt: late }, now)
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

/** Brings an order to where its payment session stands, whoever says so and however often. */
export async function applyState(tx: Db, context: PaymentContext, told: Told, now: Date): Promise<Applied> {
  const order = await lockOrderOfSession(tx, told.sessionId)
  if (!order) return 'unknown_session'
  const { status } = told.state
  if (status === 'Paid') return applyPaid(tx, context, { order, told }, now)
  if (status === 'Processing') await applyProcessing(tx, order, told, now)
  if (status === 'Failed' || status === 'Expired') await applyEnd(tx, order, told, now)
  return 'done'
}
