import {
  type AttemptEvent,
  firstAttemptState,
  attemptTransitions as transitions,
} from '@salvia/rules/payments/attempt-state'
import { stateAfter, statesTaking } from '@salvia/rules/states/transitions'
import { and, inArray, type SQL } from 'drizzle-orm'
import type { Db } from '#db/database'
import { one } from '#db/one'
import type { GatewaySession } from '../../../services/payment/payment.ts'
import {
  insertAttempt,
  markLiveAttempt,
  markUnpaidAttempt,
  openAttemptPage,
} from '../data/attempt-statements.ts'
import { paymentAttempts } from '../data/payment-tables.ts'
import type { GatewayReport } from '../gateway-report.ts'

// The only writer of `payment_attempts.state`.

export type Attempt = typeof paymentAttempts.$inferSelect

/** Inserts a new attempt before calling the gateway. Empty while the order has another live one. */
export const beginAttempt = (tx: Db, attempt: Omit<Attempt, 'state'>): Promise<Attempt[]> =>
  insertAttempt(tx, { ...attempt, state: firstAttemptState })

/** Saves the page opened by the gateway, and returns the attempt's state. */
export async function saveGatewayPage(
  db: Db,
  attemptId: string,
  session: GatewaySession,
): Promise<Attempt['state']> {
  const page = { ...session, id: attemptId, state: stateAfter(transitions, 'open') }
  return one(await openAttemptPage(db, page)).state
}

/** Ends the matching attempts that accept the event, and stops querying them. Returns them. */
export const endAttempts = (
  tx: Db,
  which: SQL | undefined,
  event: Extract<AttemptEvent, 'fail' | 'close' | 'refuse'>,
): Promise<Attempt[]> =>
  tx
    .update(paymentAttempts)
    .set({ state: stateAfter(transitions, event), askAt: null })
    .where(and(inArray(paymentAttempts.state, statesTaking(transitions, event)), which))
    .returning()

/**
 * Moves a session's attempt to the state reported by the gateway; null if the attempt does not accept it. `late`:
 * including an abandoned one, which can still be paid.
 */
export async function markAttempt(
  tx: Db,
  { sessionId, state }: GatewayReport,
  late: 'late' | null = null,
): Promise<Attempt | null> {
  const { status, paymentRef, total } = state
  const mark = late ? markUnpaidAttempt : markLiveAttempt
  const [attempt] = await mark(tx).execute({ sessionId, state: status, paymentRef, ...total })
  return attempt ?? null
}
