import type { MailContent } from '@salvia/documents'
import { eq } from 'drizzle-orm'
import type { Db } from '#db/database'
import { newId } from '#kernel/ids'
import type { MailService } from '../../services/mail/mail.ts'
import type { Jobs } from '../jobs/jobs.ts'
import { outboxMessages } from './data/outbox-tables.ts'

const SEND_MESSAGE = 'send-message'

/** Queues a mail in the caller's transaction: it goes out only if that commits. Answers the message's id. */
export async function queueMail(
  { tx, jobs }: { tx: Db; jobs: Jobs },
  recipient: string,
  content: MailContent,
  now: Date,
): Promise<string> {
  const id = newId()
  await tx.insert(outboxMessages).values({ id, kind: 'Mail', recipient, content, createdAt: now })
  await jobs.send(tx, SEND_MESSAGE, { messageId: id })
  return id
}

/** Changes what a mail says, in the transaction that queued it. */
export async function rewriteMail(tx: Db, messageId: string, content: MailContent): Promise<void> {
  await tx.update(outboxMessages).set({ content }).where(eq(outboxMessages.id, messageId))
}

async function sendMessage(db: Db, mail: MailService, messageId: string, now: Date): Promise<void> {
  const [message] = await db.select().from(outboxMessages).where(eq(outboxMessages.id, messageId))
  if (!message || message.state === 'Sent') return
  // Templates are built code: only a process that sends mail needs them.
  const { renderMail } = await import('@salvia/documents')
  const { subject, html, text } = await renderMail(message.content)
  const attempts = message.attempts + 1
  const write = (change: Partial<typeof outboxMessages.$inferInsert>) =>
    db.update(outboxMessages).set(change).where(eq(outboxMessages.id, messageId))
  try {
    await mail.send({ to: message.recipient, subject, html, text })
  } catch (error) {
    const lastError = error instanceof Error ? error.message.slice(0, 500) : 'unknown'
    await write({ state: 'Failed', attempts, lastError, subject, html, plainText: text })
    throw error
  }
  await write({ state: 'Sent', attempts, lastError: null, sentAt: now, subject, html, plainText: text })
}

/** Sends what is queued, with the queue's retries. */
export function deliverOutbox(jobs: Jobs, db: Db, mail: MailService, now: () => Date): void {
  jobs.on<{ messageId: string }>({
    queue: SEND_MESSAGE,
    work: ({ messageId }) => sendMessage(db, mail, messageId, now()),
  })
}
