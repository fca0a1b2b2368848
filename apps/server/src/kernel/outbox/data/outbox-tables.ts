import type { MailContent, SmsContent } from '@salvia/documents'
import { index, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { id, instant } from '#db/columns'

/** `Erp` is a call to the ERP: it waits, fails and is sent again like a message. */
export const messageKinds = ['Mail', 'Sms', 'Erp'] as const
export const messageStates = ['Waiting', 'Sent', 'Failed'] as const

/** What a service is asked to do: the name of the call, and about whom. */
export type ServiceCall = { template: string; props: { practitionerId: string; languageCode?: never } }

/** Every message and service call that leaves the process: written by the transaction that causes it, sent by a job. */
export const outboxMessages = pgTable(
  'outbox_messages',
  {
    id: id(),
    kind: text({ enum: messageKinds }).notNull(),
    recipient: text().notNull(),
    /** Whose account it is about: an address alone says nothing of whose it is before it was proven. */
    accountId: uuid(),
    /** Who has it sent to somebody else, and is named in it. */
    senderId: uuid(),
    /** Template and data: rendering costs more than an order may wait for, so the job does it. */
    content: jsonb().$type<MailContent | SmsContent | ServiceCall>().notNull(),
    /** What stands for `{secret}` in the content, until a service that delivers has taken the message. */
    sealedSecret: text(),
    subject: text(),
    html: text(),
    plainText: text(),
    state: text({ enum: messageStates }).notNull().default('Waiting'),
    attempts: integer().notNull().default(0),
    lastError: text(),
    /** Until then one attempt has it: no other sends it as well. */
    claimedUntil: instant(),
    createdAt: instant().notNull(),
    sentAt: instant(),
  },
  (t) => [index().on(t.state, t.createdAt), index().on(t.createdAt, t.id)],
)
