import { type MessageEvent, messageTransitions } from '@salvia/rules/outbox/message-state'
import { stateAfter, statesTaking } from '@salvia/rules/states/transitions'
import { and, eq, inArray, isNull, not, sql } from 'drizzle-orm'
import { committedSoon } from '#db/committed-soon'
import type { Db } from '#db/database'
import { driverValues, placeholdersOf } from '#db/row-placeholders'
import { preparedAnywhere } from '#db/statements'
import { isBeingSent } from './claim-conditions.ts'
import { outboxMessages } from './data/outbox-tables.ts'

type Row = typeof outboxMessages.$inferSelect

const after = (event: MessageEvent) => stateAfter(messageTransitions, event)

const takes = (event: MessageEvent) => inArray(outboxMessages.state, statesTaking(messageTransitions, event))

const sent = preparedAnywhere((db: Db) => {
  const { sealedSecret, subject, html, plainText, state, attempts, sentAt } = placeholdersOf(outboxMessages)
  return db
    .update(outboxMessages)
    .set({
      sealedSecret,
      subject,
      html,
      plainText,
      state,
      attempts,
      sentAt,
      lastError: null,
      claimedUntil: null,
    })
    .where(and(eq(outboxMessages.id, sql.placeholder('id')), takes('send')))
    .returning(committedSoon)
    .prepare('sent_outbox_message')
})

type Written = Pick<Row, 'id' | 'sealedSecret' | 'subject' | 'html' | 'plainText' | 'attempts'>

/** Notes that a service accepted a message, and ends its claim. */
export const markSent = (db: Db, written: Written, now: Date) =>
  sent(db).execute(driverValues({ ...written, state: after('send'), sentAt: now }))

type Failed = { id: string; lastError: string; noted: Partial<Row>; attempts: number }

/** Notes why an attempt failed, with the message as it was rendered, and ends its claim. */
export const markFailed = (db: Db, { id, lastError, noted, attempts }: Failed) =>
  db
    .update(outboxMessages)
    .set({ ...noted, attempts, state: after('fail'), lastError, claimedUntil: null })
    .where(and(eq(outboxMessages.id, id), takes('fail')))

/** Notes why a message is not sent any more, ends its claim, and forgets its secret. */
export const markWithheld = (db: Db, { id, lastError }: { id: string; lastError: string }) =>
  db
    .update(outboxMessages)
    .set({ state: after('withhold'), lastError, sealedSecret: null, claimedUntil: null })
    .where(and(eq(outboxMessages.id, id), takes('withhold')))

/** Withholds those of some messages that were not sent and are not being sent; returns which. */
export async function withholdUnsent(
  tx: Db,
  { ids, lastError }: { ids: string[]; lastError: string },
  now: Date,
): Promise<string[]> {
  const { id, sentAt } = outboxMessages
  const isUnsent = and(isNull(sentAt), not(isBeingSent(now)), takes('withhold'))
  const rows = await tx
    .update(outboxMessages)
    .set({ state: after('withhold'), lastError, sealedSecret: null, claimedUntil: null })
    .where(and(sql`${id} = any(${sql.param(ids)}::uuid[])`, isUnsent))
    .returning({ id })
  return rows.map((row) => row.id)
}

/** Notes that a message which was accepted came back. */
export const markBounced = (tx: Db, { id, lastError }: { id: string; lastError: string }) =>
  tx
    .update(outboxMessages)
    .set({ state: after('bounce'), lastError })
    .where(and(eq(outboxMessages.id, id), takes('bounce')))

/** Has a message wait again. Returns its kind; undefined if it is no longer kept. */
export async function reopenMessage(tx: Db, messageId: string): Promise<Row['kind'] | undefined> {
  const [reopened] = await tx
    .update(outboxMessages)
    .set({ state: after('sendAgain'), lastError: null })
    .where(and(eq(outboxMessages.id, messageId), takes('sendAgain')))
    .returning({ kind: outboxMessages.kind })
  return reopened?.kind
}
