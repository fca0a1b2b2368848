import { pgTable, text } from 'drizzle-orm/pg-core'
import { id, instant } from '#db/columns'

/** What would have been sent to an ERP, in order; encrypted, as it contains names. */
export const erpRecords = pgTable('erp_records', {
  id: id(),
  /** A repeated request is recorded once. */
  reference: text().notNull().unique(),
  model: text().notNull(),
  method: text().notNull(),
  sealedValues: text().notNull(),
  recordedAt: instant().notNull().defaultNow(),
})
