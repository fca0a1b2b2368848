import { type AttemptEvent, attemptTransitions as transitions } from '@salvia/rules/payments/attempt-state'
import { stateAfter, statesTaking } from '@salvia/rules/states/transitions'
import { and, inArray, type SQL } from 'drizzle-orm'
import type { Db } from '#db/database'
import { one } from '#db/one'
import { driverValues } from '#db/row-placeholders'
import type { GatewaySession } from '../../../services/payment/payment.ts'
import {
  insertAttempt,
  markLiveAttempt,
  markUnpaidAttempt,
  openAttemptPage,
} from '../data/attempt-statements.ts'
import { paymentAttempts } from '../data/payment-tables.ts'
import type { Told } from '../told.ts'

// The only writer of `payment_attempts.state`.

export type Attempt = typeof paymentAttempts.$inferSelect

/** A new attempt whose gateway is to be asked. Empty while the order has another live one. */
export const beginAttempt = (tx: Db, attempt: Omit<Attempt, 'state'>): Promise<Attempt[]> =>
  insertAttempt(tx).execute(driverValues({ ...attempt, state: 'Opening' }))

/** Saves the page that the gateway opened, and answers the attempt's state. */
export async function noteOpened(
  db: Db,
  attemptId: string,
  session: GatewaySession,
): Promise<Attempt['state']> {
  const values = { ...session, id: attemptId, state: stateAfter(transitions, 'open') }
  return one(await openAttemptPage(db).execute(driverValues(values))).state
}

/** Ends the attempts that are found and take the event: nobody asks about them any more. Answers them. */
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
 * Moves the attempt of a session to the state the gateway reports; null when the attempt refuses it. `late`: also one that
 * was given up, which money alone can still pay.
 */
export async function markAttempt(
  tx: Db,
  { sessionId, state }: Told,
  late: 'late' | null = null,
): Promise<Attempt | null> {
  const { status, paymentRef, total } = state
  const mark = late ? markUnpaidAttempt : markLiveAttempt
  const [attempt] = await mark(tx).execute({ sessionId, state: status, paymentRef, ...total })
  return attempt ?? null
}
