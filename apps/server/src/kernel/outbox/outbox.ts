import type { MailContent, SmsContent } from '@salvia/documents'
import { eq } from 'drizzle-orm'
import type { Db } from '#db/database'
import { driverValues, placeholdersOf } from '#db/row-placeholders'
import { preparedAnywhere } from '#db/statements'
import { newId } from '#kernel/ids'
import type { Jobs } from '../jobs/jobs.ts'
import { outboxMessages, type ServiceCall } from './data/outbox-tables.ts'
import { type Delivery, sendMessage } from './send-message.ts'

const SEND_MESSAGE = 'send-message'

type Queue = { tx: Db; jobs: Pick<Jobs, 'send'> }
type Message = (
  | { kind: 'Mail'; recipient: string; content: MailContent }
  | { kind: 'Sms'; recipient: string; content: SmsContent }
) & {
  /** The account that it is about; it is forgotten with it. */
  accountId?: string
  /** Who has it sent to somebody else and is named in it; it is forgotten with that account too. */
  senderId?: string
  /** What stands for `{secret}` in the content: a link's token or a code, sealed. It is not kept once delivered. */
  sealedSecret?: string
}

const newMessage = preparedAnywhere((db: Db) =>
  db.insert(outboxMessages).values(placeholdersOf(outboxMessages)).prepare('insert_outbox_message'),
)

const blank = {
  accountId: null,
  senderId: null,
  sealedSecret: null,
  subject: null,
  html: null,
  plainText: null,
  state: 'Waiting',
  attempts: 0,
  lastError: null,
  claimedUntil: null,
  sentAt: null,
} satisfies Partial<typeof outboxMessages.$inferSelect>

/** Queues a message in the caller's transaction: it goes out only if that commits. Answers its id. */
export async function queueMessage({ tx, jobs }: Queue, message: Message, now: Date): Promise<string> {
  const id = newId()
  await newMessage(tx).execute(driverValues({ ...blank, ...message, id, createdAt: now }))
  await jobs.send(tx, SEND_MESSAGE, { messageId: id })
  return id
}

/** Queues a mail without a secret. */
export const queueMail = (
  queue: Queue,
  recipient: string,
  content: MailContent,
  now: Date,
): Promise<string> => queueMessage(queue, { kind: 'Mail', recipient, content }, now)

/** Queues a call to the ERP in the caller's transaction. Answers its id in the outbox. */
export async function queueErpCall({ tx, jobs }: Queue, call: ServiceCall, now: Date): Promise<string> {
  const id = newId()
  await tx.insert(outboxMessages).values({ id, kind: 'Erp', recipient: 'ERP', content: call, createdAt: now })
  await jobs.send(tx, SEND_MESSAGE, { messageId: id })
  return id
}

/** Changes what a mail says, in the transaction that queued it. */
export async function rewriteMail(tx: Db, messageId: string, content: MailContent): Promise<void> {
  await tx.update(outboxMessages).set({ content }).where(eq(outboxMessages.id, messageId))
}

/** Sends a message again, by a new attempt of the job, in the caller's transaction. */
export async function resendMessage({ tx, jobs }: Queue, messageId: string): Promise<void> {
  await tx
    .update(outboxMessages)
    .set({ state: 'Waiting', lastError: null })
    .where(eq(outboxMessages.id, messageId))
  await jobs.send(tx, SEND_MESSAGE, { messageId })
}

/** Sends what is queued, with the queue's retries. */
export function deliverOutbox(jobs: Jobs, delivery: Delivery, now: () => Date): void {
  jobs.on<{ messageId: string }>({
    queue: SEND_MESSAGE,
    work: ({ messageId }) => sendMessage(delivery, messageId, now()),
  })
}
