import type { ComparisonFinding } from '@salvia/rules/payments/compare-payments'
import { integer, jsonb, pgTable } from 'drizzle-orm/pg-core'
import { day, instant } from '#db/columns'

/** The total of a day's payments at the gateway, and ours. */
export const paymentComparisons = pgTable('payment_comparisons', {
  /** The day (UTC) on which they were paid. */
  day: day().primaryKey(),
  comparedAt: instant().notNull(),
  /** How many payments the gateway listed. */
  payments: integer().notNull(),
  /** Minor units that the gateway took and gave back of them, by currency. */
  totals: jsonb().$type<{ currency: string; paid: number; refunded: number }[]>().notNull(),
  findings: jsonb().$type<ComparisonFinding[]>().notNull(),
})
