import type { Db } from '#db/database'
import { driverValues, placeholdersOf } from '#db/row-placeholders'
import { preparedAnywhere } from '#db/statements'
import { outboxMessages } from './outbox-tables.ts'

type Row = typeof outboxMessages.$inferSelect

const blank = {
  accountId: null,
  senderId: null,
  orderId: null,
  about: null,
  sealedSecret: null,
  usefulUntil: null,
  subject: null,
  html: null,
  plainText: null,
  state: 'Waiting',
  attempts: 0,
  lastError: null,
  claimedUntil: null,
  sentAt: null,
} satisfies Partial<Row>

type Blank = keyof typeof blank

/** A message as it is queued: it waits. */
export type NewMessage = Omit<Row, Blank> & Partial<Pick<Row, Exclude<Blank, 'state'>>>

const newMessage = preparedAnywhere((db: Db) =>
  db.insert(outboxMessages).values(placeholdersOf(outboxMessages)).prepare('insert_outbox_message'),
)

export const insertMessage = (tx: Db, message: NewMessage) =>
  newMessage(tx).execute(driverValues({ ...blank, ...message }))

export const insertMessages = (tx: Db, messages: NewMessage[]) =>
  tx.insert(outboxMessages).values(messages.map((message) => ({ ...blank, ...message })))
