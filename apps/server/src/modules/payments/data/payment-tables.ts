import type { Currency } from '@salvia/contract/money'
import { attemptStates, refundStates } from '@salvia/contract/words/payments'
import { sql } from 'drizzle-orm'
import { check, index, jsonb, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { cents, currencyCode, id, instant } from '#db/columns'
import { orders } from '../../orders/index.ts'

/** One attempt to pay an order. Its row exists before the gateway is called; its id is the idempotency key. */
export const paymentAttempts = pgTable(
  'payment_attempts',
  {
    id: id(),
    orderId: uuid()
      .notNull()
      .references(() => orders.id),
    state: text({ enum: attemptStates }).notNull(),
    gateway: text({ enum: ['stripe', 'test'] }).notNull(),
    amount: cents(),
    currency: currencyCode().$type<Currency>().notNull(),
    createdAt: instant().notNull(),
    expiresAt: instant().notNull(),
    sessionId: text(),
    url: text(),
    /** The gateway's reference of the payment. */
    paymentRef: text(),
    /** When to query the session's state if the gateway sends no message. */
    askAt: instant(),
  },
  (t) => [
    uniqueIndex().on(t.sessionId),
    index().on(t.orderId),
    uniqueIndex('payment_attempts_one_live')
      .on(t.orderId)
      .where(sql`${t.state} in ('Opening', 'Open', 'Processing')`),
    index('payment_attempts_to_ask').on(t.askAt).where(sql`${t.askAt} is not null`),
    check('payment_attempts_amount', sql`${t.amount} > 0`),
  ],
)

/** Gateway webhook messages, each stored once. One that could not be handled keeps its error and is redelivered. */
export const gatewayMessages = pgTable('gateway_messages', {
  id: text().primaryKey(),
  gateway: text().notNull(),
  type: text().notNull(),
  body: jsonb().notNull(),
  receivedAt: instant().notNull(),
  handledAt: instant(),
  fault: text(),
})

export const refundReasons = ['PaidTwice', 'PaidTooLate', 'OrderCanceled', 'AmountDiffers'] as const

export const refunds = pgTable(
  'refunds',
  {
    id: id(),
    orderId: uuid()
      .notNull()
      .references(() => orders.id),
    attemptId: uuid()
      .notNull()
      .references(() => paymentAttempts.id),
    paymentRef: text().notNull(),
    amount: cents(),
    /** What the gateway charged, possibly in a currency we do not support. */
    currency: currencyCode().notNull(),
    reason: text({ enum: refundReasons }).notNull(),
    state: text({ enum: refundStates }).notNull(),
    refundRef: text(),
    createdAt: instant().notNull(),
  },
  (t) => [
    /** Each payment is refunded at most once, in full. */
    uniqueIndex('refunds_whole_once').on(t.paymentRef),
    index().on(t.orderId),
    index().on(t.refundRef),
    check('refunds_amount', sql`${t.amount} > 0`),
  ],
)
