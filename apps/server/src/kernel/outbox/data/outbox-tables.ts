import type { ErpCallName } from '@salvia/contract/words/erp-calls'
import { messageStates } from '@salvia/contract/words/outbox'
import type { MailContent, SmsContent } from '@salvia/documents'
import { sql } from 'drizzle-orm'
import { index, integer, jsonb, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { id, instant } from '#db/columns'

/** `Erp` is a call to the ERP: queued, failed and retried like a message. */
export const messageKinds = ['Mail', 'Sms', 'Erp'] as const

/** A service call: its name, and whom, which order or which refund it concerns. */
export type ServiceCall = {
  template: ErpCallName
  props: { practitionerId?: string; orderId?: string; refundId?: string; languageCode?: never }
}

/** What a message is about: `type` names the handler that is notified of its delivery. */
export type MessageAbout = { type: string; key: string }

/** Every outgoing message and service call: written by the transaction that causes it, sent by a job. */
export const outboxMessages = pgTable(
  'outbox_messages',
  {
    id: id(),
    kind: text({ enum: messageKinds }).notNull(),
    recipient: text().notNull(),
    /** The account it concerns: an address does not identify anyone until it is verified. */
    accountId: uuid(),
    /** The account that had it sent to someone else and is named in it. */
    senderId: uuid(),
    /** The order it is about. */
    orderId: uuid(),
    /** The record to update when it was sent or refused: the name of a handler and that record's key. */
    about: jsonb().$type<MessageAbout>(),
    /** Template and data: rendering is too slow for an order's transaction, so the job does it. */
    content: jsonb().$type<MailContent | SmsContent | ServiceCall>().notNull(),
    /** Value of `{secret}` in the content, kept until a delivering service has accepted the message. */
    sealedSecret: text(),
    /** When its link or code is over: it is not sent later. */
    usefulUntil: instant(),
    subject: text(),
    html: text(),
    plainText: text(),
    state: text({ enum: messageStates }).notNull().default('Waiting'),
    attempts: integer().notNull().default(0),
    lastError: text(),
    /** Claimed by one attempt until then: no other sends it. */
    claimedUntil: instant(),
    createdAt: instant().notNull(),
    sentAt: instant(),
  },
  (t) => [
    index().on(t.state, t.createdAt),
    index().on(t.createdAt, t.id),
    /** What one call finds there another must not change meanwhile. */
    uniqueIndex('outbox_messages_one_erp_call')
      .on(t.orderId)
      .where(sql`${t.kind} = 'Erp' and ${t.claimedUntil} is not null`),
    index('outbox_messages_of_order').on(t.orderId).where(sql`${t.orderId} is not null`),
  ],
)
