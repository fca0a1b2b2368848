import { asc, eq, lte, sql } from 'drizzle-orm'
import type { Db } from '#db/database'
import { lockOrder } from '../../orders/index.ts'
import { paymentAttempts } from '../data/payment-tables.ts'
import type { PaymentWork } from '../payment-work.ts'
import { applyState } from './apply-state.ts'
import { openAttempt } from './pay-order.ts'

const BATCH = 50
/** A bank may take days: a gateway is asked again after a quarter of an hour. */
const ASK_AGAIN_MINUTES = 15

type Attempt = typeof paymentAttempts.$inferSelect

/** The attempt whose gateway was never heard: the same request answers with the same session. */
async function openAgain(work: PaymentWork, attempt: Attempt): Promise<void> {
  const order = await work.db.transaction((tx) => lockOrder(tx, attempt.orderId))
  await openAttempt(work, { attempt, order })
}

async function closeNeverOpened(db: Db, attempt: Attempt): Promise<void> {
  await db
    .update(paymentAttempts)
    .set({ state: 'Failed', askAt: null })
    .where(eq(paymentAttempts.id, attempt.id))
}

async function ask(work: PaymentWork, attempt: Attempt, now: Date): Promise<void> {
  const { sessionId, expiresAt, state } = attempt
  if (sessionId === null) {
    if (state === 'Opening' && expiresAt > now) return openAgain(work, attempt)
    return closeNeverOpened(work.db, attempt)
  }
  const session = await work.gateway.readSession(sessionId, now)
  if (session.status === 'Open') return
  await work.db.transaction((tx) => applyState(tx, work, { sessionId, state: session }, now))
}

/** Asks the gateway about attempts that it said nothing of, one after another; a failure is tried again later. */
export async function askGateway(work: PaymentWork, now: Date): Promise<void> {
  const waiting = await work.db
    .update(paymentAttempts)
    .set({ askAt: new Date(now.getTime() + ASK_AGAIN_MINUTES * 60_000) })
    .where(
      sql`${paymentAttempts.id} in ${work.db
        .select({ id: paymentAttempts.id })
        .from(paymentAttempts)
        .where(lte(paymentAttempts.askAt, now))
        .orderBy(asc(paymentAttempts.askAt))
        .limit(BATCH)}`,
    )
    .returning()
  for (const attempt of waiting) await ask(work, attempt, now)
}
