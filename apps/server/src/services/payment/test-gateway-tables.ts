import type { Currency } from '@salvia/contract/money'
import { languages } from '@salvia/contract/words/locale'
import { sql } from 'drizzle-orm'
import { check, integer, jsonb, pgTable, text, unique } from 'drizzle-orm/pg-core'
import { cents, currencyCode, instant } from '#db/columns'
import { gatewayStatuses, type SessionRequest } from './payment.ts'

/** Sessions of the embedded gateway, which a real one would store itself. */
export const testGatewaySessions = pgTable(
  'test_gateway_sessions',
  {
    id: text().primaryKey(),
    attemptId: text().notNull(),
    orderId: text().notNull(),
    status: text({ enum: gatewayStatuses }).notNull().default('Open'),
    amount: cents(),
    currency: currencyCode().$type<Currency>().notNull(),
    lines: jsonb().$type<SessionRequest['lines']>().notNull(),
    shipping: cents(),
    languageCode: text({ enum: languages }).notNull(),
    successUrl: text().notNull(),
    cancelUrl: text().notNull(),
    expiresAt: instant().notNull(),
    /** How often the buyer was charged: the demo can pay twice. */
    payments: integer().notNull().default(0),
    /** When the buyer was charged first; null before, and of sessions older than this column. */
    paidAt: instant(),
  },
  (t) => [unique().on(t.attemptId)],
)

export const testGatewayRefunds = pgTable(
  'test_gateway_refunds',
  {
    id: text().primaryKey(),
    paymentRef: text().notNull(),
    amount: cents(),
    currency: currencyCode().notNull(),
  },
  (t) => [check('test_gateway_refunds_positive', sql`${t.amount} > 0`)],
)
