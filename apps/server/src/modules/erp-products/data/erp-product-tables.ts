import { erpProductFindings } from '@salvia/contract/words/erp-products'
import { integer, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { instant } from '#db/columns'
import { products } from '../../catalogue/index.ts'

export const erpReadingKinds = ['Stock', 'Products'] as const
export type ErpReadingKind = (typeof erpReadingKinds)[number]

/** The last reading of each kind from the ERP. */
export const erpReadings = pgTable('erp_readings', {
  kind: text({ enum: erpReadingKinds }).primaryKey(),
  /** When the last one that succeeded began. */
  readAt: instant(),
  /** When the last one failed; null once one succeeded. */
  failedAt: instant(),
  /** Products whose stock it changed, or SKUs that differ. */
  count: integer().notNull().default(0),
})

/** A SKU of which the ERP and the shop say different things, as of the last reading. */
export const erpProductDifferences = pgTable('erp_product_differences', {
  sku: text().primaryKey(),
  finding: text({ enum: erpProductFindings }).notNull(),
  name: text().notNull(),
  productId: uuid().references(() => products.id, { onDelete: 'cascade' }),
})
