import { eq, sql } from 'drizzle-orm'
import type { Db } from '#db/database'
import { one } from '#db/one'
import type { MailService } from '../../services/mail/mail.ts'
import type { Jobs } from '../jobs/jobs.ts'
import { outboxMessages } from './data/outbox-tables.ts'

const SEND_MESSAGE = 'send-message'

export type QueuedMail = {
  template: string
  languageCode: string
  to: string
  subject: string
  html: string
  text: string
}

/** Queues a mail in the caller's transaction: it goes out only if that commits. */
export async function queueMail(tx: Db, jobs: Jobs, mail: QueuedMail, now: Date): Promise<string> {
  const { id } = one(
    await tx
      .insert(outboxMessages)
      .values({
        kind: 'Mail',
        template: mail.template,
        languageCode: mail.languageCode,
        recipient: mail.to,
        subject: mail.subject,
        html: mail.html,
        plainText: mail.text,
        createdAt: now,
      })
      .returning({ id: outboxMessages.id }),
  )
  await jobs.send(tx, SEND_MESSAGE, { messageId: id })
  return id
}

async function sendMessage(db: Db, mail: MailService, messageId: string, now: Date): Promise<void> {
  const [message] = await db.select().from(outboxMessages).where(eq(outboxMessages.id, messageId))
  if (!message || message.state === 'Sent') return
  try {
    await mail.send({
      to: message.recipient,
      subject: message.subject,
      html: message.html,
      text: message.plainText,
    })
  } catch (error) {
    const lastError = error instanceof Error ? error.message.slice(0, 500) : 'unknown'
    await db
      .update(outboxMessages)
      .set({ state: 'Failed', lastError, attempts: sql`${outboxMessages.attempts} + 1` })
      .where(eq(outboxMessages.id, messageId))
    throw error
  }
  await db
    .update(outboxMessages)
    .set({ state: 'Sent', lastError: null, sentAt: now, attempts: sql`${outboxMessages.attempts} + 1` })
    .where(eq(outboxMessages.id, messageId))
}

/** Sends what is queued, with the queue's retries. */
export function deliverOutbox(jobs: Jobs, db: Db, mail: MailService, now: () => Date): void {
  jobs.on<{ messageId: string }>({
    queue: SEND_MESSAGE,
    work: ({ messageId }) => sendMessage(db, mail, messageId, now()),
  })
}
