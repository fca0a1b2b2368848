import type { MailContent, SmsContent } from '@salvia/documents'
import { index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import { id, instant } from '#db/columns'

export const messageKinds = ['Mail', 'Sms'] as const
export const messageStates = ['Waiting', 'Sent', 'Failed'] as const

/** Every message that leaves the process: written by the transaction that causes it, sent by a job. */
export const outboxMessages = pgTable(
  'outbox_messages',
  {
    id: id(),
    kind: text({ enum: messageKinds }).notNull(),
    recipient: text().notNull(),
    /** Template and data: rendering costs more than an order may wait for, so the job does it. */
    content: jsonb().$type<MailContent | SmsContent>().notNull(),
    /** What stands for `{secret}` in the content, until a service that delivers has taken the message. */
    sealedSecret: text(),
    subject: text(),
    html: text(),
    plainText: text(),
    state: text({ enum: messageStates }).notNull().default('Waiting'),
    attempts: integer().notNull().default(0),
    lastError: text(),
    createdAt: instant().notNull(),
    sentAt: instant(),
  },
  (t) => [index().on(t.state, t.createdAt), index().on(t.createdAt, t.id)],
)
