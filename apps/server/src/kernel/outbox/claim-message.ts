import { isToBeSent, messageTransitions } from '@salvia/rules/outbox/message-state'
import { statesTaking } from '@salvia/rules/states/transitions'
import { and, eq, getTableColumns, inArray, not, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { committedSoon } from '#db/committed-soon'
import type { Db } from '#db/database'
import { driverValues } from '#db/row-placeholders'
import { preparedAnywhere } from '#db/statements'
import { isBeingSent, isInAttempt } from './claim-conditions.ts'
import { outboxMessages } from './data/outbox-tables.ts'

/** Longer than any service takes for one message (services/mail/smtp-mail.ts). */
const CLAIM_MS = 45_000

/** How often a claim is extended while its attempt is running. */
const PROLONG_MS = CLAIM_MS / 3

type Row = typeof outboxMessages.$inferSelect

const claimed = preparedAnywhere((db: Db) => {
  const { id, state } = outboxMessages
  const isLeft = inArray(state, statesTaking(messageTransitions, 'send'))
  const [now, until] = [sql.placeholder('now'), sql.placeholder('until')]
  const other = alias(outboxMessages, 'other')
  const calls = db
    .select({ one: sql`1` })
    .from(other)
    .where(
      sql`${other.kind} = 'Erp' and ${other.orderId} = ${outboxMessages.orderId}
        and ${other.id} <> ${id} and ${isInAttempt(other)}`,
    )
  return db
    .update(outboxMessages)
    .set({ claimedUntil: sql`${until}` })
    .where(
      sql`${id} = ${sql.placeholder('id')} and ${isLeft} and not ${isBeingSent(now)}
        and (${outboxMessages.kind} <> 'Erp' or not exists ${calls})`,
    )
    .returning({ ...getTableColumns(outboxMessages), ...committedSoon })
    .prepare('claim_outbox_message')
})

/** Whether a unique index refused the row (SQLSTATE 23505); the driver's error may be wrapped. */
function isTaken(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  return ('code' in error && error.code === '23505') || isTaken(error.cause)
}

/** None also if another call about the same order was claimed at the same moment: the unique index lets one in. */
async function tryClaim(db: Db, values: { id: string; now: Date; until: Date }): Promise<Row | undefined> {
  try {
    const [row] = await claimed(db).execute(driverValues(values))
    return row
  } catch (error) {
    if (isTaken(error)) return undefined
    throw error
  }
}

/** Ends the claims of calls about an order whose processes must be dead, so that they hold no other call up. */
const endLapsedClaims = (db: Db, orderId: string, now: Date) =>
  db
    .update(outboxMessages)
    .set({ claimedUntil: null })
    .where(
      and(
        eq(outboxMessages.kind, 'Erp'),
        eq(outboxMessages.orderId, orderId),
        isInAttempt(),
        not(isBeingSent(now)),
      ),
    )

/**
 * Claims a message for this attempt until it is sent or failed, or its process must be dead. Null if there is nothing
 * left to send. Throws while another attempt holds the claim, or another call to the ERP about the same order: each looks
 * there for what is known already. The job then retries.
 */
export async function claimMessage(db: Db, messageId: string, now: Date): Promise<Row | null> {
  const until = new Date(now.getTime() + CLAIM_MS)
  const row = await tryClaim(db, { id: messageId, now, until })
  if (row) return row
  const { state, kind, orderId } = outboxMessages
  const [left] = await db
    .select({ state, kind, orderId })
    .from(outboxMessages)
    .where(eq(outboxMessages.id, messageId))
  if (!left || !isToBeSent(left.state)) return null
  if (left.kind === 'Erp' && left.orderId !== null) await endLapsedClaims(db, left.orderId, now)
  throw new Error('another attempt is sending this message, or one about the same order')
}

/**
 * Keeps a claim for as long as the work takes: a call to the ERP is many requests, and one that answers slowly takes
 * longer than a claim. A claim that cannot be prolonged lapses as one of a dead process does.
 */
export async function whileClaimed<T>(db: Db, messageId: string, work: () => Promise<T>): Promise<T> {
  const { id, claimedUntil } = outboxMessages
  const prolong = () =>
    db
      .update(outboxMessages)
      .set({ claimedUntil: sql`${claimedUntil} + ${PROLONG_MS} * interval '1 millisecond'` })
      .where(eq(id, messageId))
      .catch(() => undefined)
  const timer = setInterval(prolong, PROLONG_MS)
  try {
    return await work()
  } finally {
    clearInterval(timer)
  }
}
