import { disputeStates } from '@salvia/contract/words/payments'
import { sql } from 'drizzle-orm'
import { check, index, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { cents, currencyCode, id, instant } from '#db/columns'
import { orders } from '../../orders/index.ts'

/** Payments that buyers dispute at their bank, as reported by the gateway. */
export const disputes = pgTable(
  'disputes',
  {
    id: id(),
    disputeRef: text().notNull().unique(),
    orderId: uuid()
      .notNull()
      .references(() => orders.id),
    paymentRef: text().notNull(),
    amount: cents(),
    currency: currencyCode().notNull(),
    /** The gateway's word for why. */
    reason: text().notNull(),
    state: text({ enum: disputeStates }).notNull(),
    openedAt: instant().notNull(),
    /** Until when the bank takes evidence. */
    evidenceBy: instant(),
  },
  (t) => [
    index().on(t.orderId),
    index('disputes_open').on(t.openedAt).where(sql`${t.state} in ('NeedsResponse', 'UnderReview')`),
    check('disputes_amount', sql`${t.amount} > 0`),
  ],
)
