import { pgTable, text } from 'drizzle-orm/pg-core'
import { id, instant } from '#db/columns'

/** What would have been sent to an ERP, in order; the content is encrypted, as it names people. */
export const erpRecords = pgTable('erp_records', {
  id: id(),
  /** The same thing asked for again is recorded once. */
  reference: text().notNull().unique(),
  model: text().notNull(),
  method: text().notNull(),
  sealedValues: text().notNull(),
  recordedAt: instant().notNull().defaultNow(),
})
