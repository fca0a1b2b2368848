import type { Currency } from '@salvia/contract/money'
import { attemptStates, refundReasons, refundStates } from '@salvia/contract/words/payments'
import type { RecordedVat } from '@salvia/rules/documents/refund-rows'
import { sql } from 'drizzle-orm'
import {
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { cents, currencyCode, id, instant } from '#db/columns'
import { users } from '../../identity/index.ts'
import { orderLines, orders } from '../../orders/index.ts'

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
    index().on(t.paymentRef),
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

export const refunds = pgTable(
  'refunds',
  {
    id: id(),
    orderId: uuid()
      .notNull()
      .references(() => orders.id),
    /** The gateway's payment that is refunded; null where all of it goes back to a wallet. */
    attemptId: uuid().references(() => paymentAttempts.id),
    paymentRef: text(),
    /** The amount refunded in all, and the part of it that goes to the buyer's wallet. */
    amount: cents(),
    walletAmount: cents().default(0),
    /** What the gateway charged, possibly in a currency we do not support. */
    currency: currencyCode().notNull(),
    reason: text({ enum: refundReasons }).notNull(),
    state: text({ enum: refundStates }).notNull(),
    refundRef: text(),
    createdAt: instant().notNull(),
    /** The part for the delivery; the packs are in `refund_lines`. */
    shipping: cents().default(0),
    /** The VAT in it and its gross, by rate; null where a payment goes back whole. */
    vatByRate: jsonb().$type<RecordedVat[]>(),
    /** When to ask the gateway about it, while it waits. */
    askAt: instant(),
    /** The admin who asked for it, and why. */
    userId: uuid().references(() => users.id, { onDelete: 'set null' }),
    why: text(),
  },
  (t) => [
    /** Each payment is given back whole at most once. Parts of it are bounded by `orders.refunded`. */
    uniqueIndex('refunds_whole_once')
      .on(t.paymentRef)
      .where(sql`${t.reason} not in ('ByAdmin', 'External', 'Dispute')`),
    uniqueIndex('refunds_wallet_once')
      .on(t.orderId)
      .where(sql`${t.reason} = 'OrderCanceled' and ${t.walletAmount} > 0`),
    index().on(t.orderId),
    uniqueIndex('refunds_ref').on(t.refundRef),
    index().on(t.paymentRef),
    index('refunds_failed').on(t.orderId).where(sql`${t.state} = 'Failed'`),
    index('refunds_to_ask').on(t.askAt).where(sql`${t.askAt} is not null`),
    check('refunds_amount', sql`${t.amount} > 0`),
    check(
      'refunds_wallet',
      sql`${t.walletAmount} between 0 and ${t.amount} and (${t.walletAmount} = ${t.amount}) = (${t.paymentRef} is null)`,
    ),
    check('refunds_shipping', sql`${t.shipping} between 0 and ${t.amount}`),
  ],
)

/** The packs that an admin's refund is for. */
export const refundLines = pgTable(
  'refund_lines',
  {
    refundId: uuid()
      .notNull()
      .references(() => refunds.id),
    orderLineId: uuid()
      .notNull()
      .references(() => orderLines.id),
    quantity: integer().notNull(),
    amount: cents(),
  },
  (t) => [
    primaryKey({ columns: [t.refundId, t.orderLineId] }),
    index().on(t.orderLineId),
    check('refund_lines_quantity', sql`${t.quantity} > 0`),
  ],
)
