import type { Currency } from '@salvia/contract/money'
import { attemptStates, refundStates } from '@salvia/contract/words/payments'
import { sql } from 'drizzle-orm'
import { check, index, jsonb, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { cents, currencyCode, id, instant } from '#db/columns'
import { orders } from '../../orders/index.ts'

/** One try to pay an order. Its row is there before the gateway is asked; its id makes the asking safe to repeat. */
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
    /** The gateway's name of the money that came. */
    paymentRef: text(),
    /** When to ask the gateway for the session's state, if it sends no message. */
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

/** What gateways told us: each message once. One that could not be handled keeps its fault and comes again. */
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
    /** What the gateway took, which may be none of our currencies. */
    currency: currencyCode().notNull(),
    reason: text({ enum: refundReasons }).notNull(),
    state: text({ enum: refundStates }).notNull(),
    refundRef: text(),
    createdAt: instant().notNull(),
  },
  (t) => [
    /** Each payment is given back as a whole at most once. */
    uniqueIndex('refunds_whole_once').on(t.paymentRef),
    index().on(t.orderId),
    index().on(t.refundRef),
    check('refunds_amount', sql`${t.amount} > 0`),
  ],
)
