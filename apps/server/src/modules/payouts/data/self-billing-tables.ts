import type { DocumentSeller } from '@salvia/contract/orders/numbered-document'
import type { SelfBillingContent } from '@salvia/contract/payouts/self-billing'
import { languages } from '@salvia/contract/words/locale'
import { integer, jsonb, pgTable, smallint, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { id, instant } from '#db/columns'
import { payouts } from './payout-tables.ts'

/** The last number of each year. Its row is locked until the document's transaction ends: no gap, no double. */
export const selfBillingSeries = pgTable('self_billing_series', {
  year: smallint().primaryKey(),
  last: integer().notNull(),
})

/** What the seller bills itself for its practitioners, one a payout. A trigger refuses any change. */
export const selfBillings = pgTable(
  'self_billings',
  {
    id: id(),
    payoutId: uuid()
      .notNull()
      .references(() => payouts.id),
    year: smallint().notNull(),
    sequence: integer().notNull(),
    issuedAt: instant().notNull(),
    languageCode: text({ enum: languages }).notNull(),
    seller: jsonb().$type<DocumentSeller>().notNull(),
    content: jsonb().$type<SelfBillingContent>().notNull(),
  },
  (t) => [uniqueIndex().on(t.payoutId), uniqueIndex().on(t.year, t.sequence)],
)
