import { askAgainAt, askLeaseUntil, isLongOver, retryAskAt } from '@salvia/rules/payments/ask-again'
import { and, asc, eq, isNull, lte, sql } from 'drizzle-orm'
import { Gauge } from 'prom-client'
import { SessionUnknown } from '../../../services/payment/payment.ts'
import { lockOrder } from '../../orders/index.ts'
import { paymentAttempts } from '../data/payment-tables.ts'
import type { PaymentContext } from '../payment-context.ts'
import { applyState } from './apply-state.ts'
import { type Attempt, endAttempts } from './move-attempt.ts'
import { openAttempt } from './pay-order.ts'

const AT_ONCE = 4
/** Maximum attempts per run, which takes the gateway about half a minute; the next run continues. */
const MOST = 600
/** How long after its expiry an attempt without a final state is overdue. */
const OVERDUE_MS = 30 * 60_000

const overdue = new Gauge({
  name: 'salvia_payments_overdue',
  help: 'Payment attempts whose page ended long ago and of which the gateway gave no last word',
})

/** Ends the lease on an attempt, unless a message that arrived meanwhile has changed its time. */
async function setAskAt(
  { db }: PaymentContext,
  { id, askAt: lease }: Attempt,
  at: Date | null,
): Promise<void> {
  if (lease === null) return
  await db
    .update(paymentAttempts)
    .set({ askAt: at })
    .where(and(eq(paymentAttempts.id, id), eq(paymentAttempts.askAt, lease)))
}

/** The gateway never answered: retrying with the same key returns the same session. */
async function openAgain(context: PaymentContext, attempt: Attempt): Promise<void> {
  const order = await context.db.transaction((tx) => lockOrder(tx, attempt.orderId))
  await openAttempt(context, { attempt, order })
}

async function closeNeverOpened({ db }: PaymentContext, { id }: Attempt): Promise<void> {
  await endAttempts(db, and(eq(paymentAttempts.id, id), isNull(paymentAttempts.sessionId)), 'fail')
}

async function ask(context: PaymentContext, attempt: Attempt, now: Date): Promise<void> {
  const { sessionId, expiresAt, state } = attempt
  if (sessionId === null) {
    if (state !== 'Opening' || expiresAt <= now) return closeNeverOpened(context, attempt)
    await openAgain(context, attempt)
    await setAskAt(context, attempt, askAgainAt(now))
    return
  }
  const session = await context.gateway.readSession(sessionId, now)
  if (session.status !== 'Open')
    await context.db.transaction((tx) =>
      applyState(tx, context, { sessionId, state: session, by: 'gateway' }, now),
    )
  const mayChange = session.status === 'Open' || session.status === 'Processing'
  await setAskAt(context, attempt, mayChange ? askAgainAt(now) : null)
}

/** The gateway does not know the session and its page expired long ago: no money can come from it. */
async function giveUp(context: PaymentContext, attempt: Attempt, now: Date): Promise<void> {
  const { sessionId, paymentRef, amount, currency } = attempt
  if (sessionId === null) return
  const state = { status: 'Failed' as const, paymentRef, total: { amount, currency } }
  await context.db.transaction((tx) => applyState(tx, context, { sessionId, state, by: 'gateway' }, now))
}

/** A failing attempt does not block others: log it and retry with backoff. */
async function askSafely(context: PaymentContext, attempt: Attempt, now: Date): Promise<void> {
  try {
    await ask(context, attempt, now)
  } catch (error) {
    context.log.warn({ err: error, attemptId: attempt.id, orderId: attempt.orderId }, 'payment_unanswered')
    if (error instanceof SessionUnknown && isLongOver(attempt.expiresAt, now))
      return giveUp(context, attempt, now)
    await setAskAt(context, attempt, retryAskAt(attempt.createdAt, now))
  }
}

/** Leases a few due attempts; another process may query them once the lease has expired. */
function takeDue({ db }: PaymentContext, now: Date): Promise<Attempt[]> {
  const due = db
    .select({ id: paymentAttempts.id })
    .from(paymentAttempts)
    .where(lte(paymentAttempts.askAt, now))
    .orderBy(asc(paymentAttempts.askAt))
    .limit(AT_ONCE)
    .for('update', { skipLocked: true })
  return db
    .update(paymentAttempts)
    .set({ askAt: askLeaseUntil(now) })
    .where(sql`${paymentAttempts.id} in ${due}`)
    .returning()
}

const countOverdue = ({ db }: PaymentContext, now: Date): Promise<number> =>
  db.$count(
    paymentAttempts,
    and(
      sql`${paymentAttempts.askAt} is not null`,
      lte(paymentAttempts.expiresAt, new Date(now.getTime() - OVERDUE_MS)),
    ),
  )

/**
 * Queries the gateway about attempts without news, a few at a time. An error in one does not affect the others. An
 * attempt unknown to the gateway a day after its page expired has failed.
 */
export async function askGateway(context: PaymentContext, now: Date): Promise<void> {
  for (let asked = 0; asked < MOST; ) {
    const due = await takeDue(context, now)
    if (due.length === 0) break
    asked += due.length
    await Promise.all(due.map((attempt) => askSafely(context, attempt, now)))
  }
  overdue.set(await countOverdue(context, now))
}
