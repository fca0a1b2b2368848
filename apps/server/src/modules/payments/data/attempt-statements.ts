import { attemptTransitions, liveAttemptStates } from '@salvia/rules/payments/attempt-state'
import { statesTaking } from '@salvia/rules/states/transitions'
import { and, eq, inArray, type SQL, sql } from 'drizzle-orm'
import type { Db } from '#db/database'
import { driverValues, placeholdersOf } from '#db/row-placeholders'
import { preparedAnywhere } from '#db/statements'
import { paymentAttempts } from './payment-tables.ts'

const { state } = paymentAttempts

const isLive = inArray(state, liveAttemptStates)
export const isLiveOf = (orderId: string): SQL | undefined =>
  and(eq(paymentAttempts.orderId, orderId), isLive)
export const isUnpaid = inArray(state, statesTaking(attemptTransitions, 'refuse'))

type Attempt = typeof paymentAttempts.$inferSelect
type OpenedPage = Pick<Attempt, 'id' | 'state' | 'sessionId' | 'url' | 'expiresAt'>

const attemptInserted = preparedAnywhere((db: Db) =>
  db
    .insert(paymentAttempts)
    .values(placeholdersOf(paymentAttempts))
    .onConflictDoNothing()
    .returning()
    .prepare('insert_payment_attempt'),
)

/** Inserts a new attempt and returns it. Empty while the order has another live one. */
export const insertAttempt = (tx: Db, attempt: Attempt): Promise<Attempt[]> =>
  attemptInserted(tx).execute(driverValues(attempt))

const pageOpened = preparedAnywhere((db: Db) =>
  db
    .update(paymentAttempts)
    .set({
      sessionId: sql`${sql.placeholder('sessionId')}`,
      url: sql`${sql.placeholder('url')}`,
      expiresAt: sql`${sql.placeholder('expiresAt')}`,
      state: sql`case when ${inArray(state, statesTaking(attemptTransitions, 'open'))}
        then ${sql.placeholder('state')} else ${state} end`,
    })
    .where(eq(paymentAttempts.id, sql.placeholder('id')))
    .returning({ state })
    .prepare('open_payment_attempt'),
)

/** Saves the page opened by the gateway. An attempt abandoned meanwhile stays abandoned. */
export const openAttemptPage = (db: Db, page: OpenedPage): Promise<Pick<Attempt, 'state'>[]> =>
  pageOpened(db).execute(driverValues(page))

/** Only a payment of the attempt's exact amount and currency pays it. */
const isItsAmount = sql`(${sql.placeholder('state')}::text <> 'Paid' or
  (${paymentAttempts.amount} = ${sql.placeholder('amount')}::bigint
    and ${paymentAttempts.currency} = ${sql.placeholder('currency')}::text))`

/** An attempt still processing will be queried again. */
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

export const markLiveAttempt = marking('mark_live_attempt', isLive)
/** Money may still arrive for an abandoned attempt. */
export const markUnpaidAttempt = marking(
  'mark_unpaid_attempt',
  inArray(state, statesTaking(attemptTransitions, 'pay')),
)
