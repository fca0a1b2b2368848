import type { MailContent, SmsContent } from '@salvia/documents'
import { eq, sql } from 'drizzle-orm'
import type { Db } from '#db/database'
import { newId } from '#kernel/ids'
import type { Jobs } from '../jobs/jobs.ts'
import { insertMessage, insertMessages } from './data/insert-messages.ts'
import { type MessageAbout, outboxMessages, type ServiceCall } from './data/outbox-tables.ts'
import { reopenMessage } from './move-message.ts'
import { hasSecretPlace } from './secret-place.ts'
import { type Delivery, sendMessage } from './send-message.ts'

/** The queue of messages that are to be sent. */
export const SEND_MESSAGE = 'send-message'

/**
 * After about an hour of growing delays a message is tried each hour: a service that is down loses nothing, and nobody
 * has to send each again. The ERP for three days, as it may be down over a weekend; mail and text messages for one, as
 * what they say grows old.
 */
const attemptsOf = { Mail: { retryLimit: 34 }, Sms: { retryLimit: 34 }, Erp: { retryLimit: 84 } }

/** The caller's transaction, and the jobs that send once it commits. */
export type OutboxQueue = { tx: Db; jobs: Pick<Jobs, 'send'> }
export type Message = (
  | { kind: 'Mail'; recipient: string; content: MailContent }
  | { kind: 'Sms'; recipient: string; content: SmsContent }
) & {
  /** The account it concerns; deleted with that account. */
  accountId?: string
  /** The account that had it sent to someone else and is named in it; deleted with that account too. */
  senderId?: string
  /** The order it is about. */
  orderId?: string
  /** Whose listener is called on delivery. */
  about?: MessageAbout
  /**
   * Value of `{secret}` in the content's addresses and code (`secret-place.ts`): a link's token or a code, encrypted.
   * Letters, digits, `-` and `_`, so that it needs no escaping. Deleted after delivery.
   */
  sealedSecret?: string
  /** When that is over. */
  usefulUntil?: Date
}

/** A link whose secret has no place would be mailed dead. */
function checkPlace({ content, sealedSecret }: Message): void {
  if (sealedSecret !== undefined && !hasSecretPlace(content))
    throw new Error(`A secret has no place in the ${content.template}: see secret-place.ts`)
}

/**
 * Queues a message in the caller's transaction: it is sent only if that commits. Returns its id. Throws when it has a
 * secret and no place for it.
 */
export async function queueMessage({ tx, jobs }: OutboxQueue, message: Message, now: Date): Promise<string> {
  checkPlace(message)
  const id = newId()
  await Promise.all([
    insertMessage(tx, { ...message, id, createdAt: now }),
    jobs.send(tx, SEND_MESSAGE, { messageId: id }, attemptsOf[message.kind]),
  ])
  return id
}

/** Queues messages as `queueMessage` does, by two statements for all. Returns their ids, in the same order. */
export async function queueMessages(
  { tx, jobs }: { tx: Db; jobs: Pick<Jobs, 'sendAll'> },
  messages: Message[],
  now: Date,
): Promise<string[]> {
  if (messages.length === 0) return []
  messages.forEach(checkPlace)
  const rows = messages.map((message) => ({ ...message, id: newId(), createdAt: now }))
  await insertMessages(tx, rows)
  const ids = rows.map(({ id }) => id)
  await jobs.sendAll(
    tx,
    SEND_MESSAGE,
    ids.map((messageId) => ({ messageId })),
    attemptsOf.Mail,
  )
  return ids
}

/** Queues a call to the ERP in the caller's transaction. Returns its outbox id. */
export async function queueErpCall({ tx, jobs }: OutboxQueue, call: ServiceCall, now: Date): Promise<string> {
  const id = newId()
  const { orderId = null } = call.props
  await tx
    .insert(outboxMessages)
    .values({ id, kind: 'Erp', recipient: 'ERP', orderId, content: call, createdAt: now })
  await jobs.send(tx, SEND_MESSAGE, { messageId: id }, attemptsOf.Erp)
  return id
}

/** Changes the content of a mail, in the transaction that queued it. */
export async function rewriteMail(tx: Db, messageId: string, content: MailContent): Promise<void> {
  await tx.update(outboxMessages).set({ content }).where(eq(outboxMessages.id, messageId))
}

/**
 * Resends a message by a new series of attempts in place of the one that is left, in the caller's transaction. An attempt
 * on its way keeps its claim, for which the new one waits.
 */
export async function resendMessage({ tx, jobs }: OutboxQueue, messageId: string): Promise<void> {
  const kind = await reopenMessage(tx, messageId)
  if (!kind) return
  await tx.execute(
    sql`delete from pgboss.job
      where name = ${SEND_MESSAGE} and state <= 'active' and data ->> 'messageId' = ${messageId}`,
  )
  await jobs.send(tx, SEND_MESSAGE, { messageId }, attemptsOf[kind])
}

/** Sends queued messages, with the queue's retries. */
export function deliverOutbox(jobs: Jobs, delivery: Delivery, now: () => Date): void {
  jobs.on<{ messageId: string }>({
    queue: SEND_MESSAGE,
    waitsForService: true,
    work: ({ messageId }) => sendMessage(delivery, messageId, now()),
  })
}
