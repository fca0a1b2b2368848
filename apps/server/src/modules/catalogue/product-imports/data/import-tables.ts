import {
  importFields,
  importLineKinds,
  importOutcomes,
  importSources,
} from '@salvia/contract/words/product-imports'
import type { FieldChange, ImportLine } from '@salvia/rules/product-import/diff-import'
import { sql } from 'drizzle-orm'
import { index, integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { importColumns } from '#kernel/imports/import-columns'
import { products } from '../../products/product-tables.ts'

/** Bulk product changes, from a file or a selection in a list: what was read, and their progress. */
export const productImports = pgTable(
  'product_imports',
  {
    ...importColumns(),
    source: text({ enum: importSources }).notNull(),
    changedCount: integer().notNull(),
  },
  (t) => [index().on(t.madeAt, t.id), index().on(t.state)],
)

/** One row per line: what it would do, against which version of the product, and its outcome. */
export const productImportLines = pgTable(
  'product_import_lines',
  {
    importId: uuid()
      .notNull()
      .references(() => productImports.id, { onDelete: 'cascade' }),
    line: integer().notNull(),
    kind: text({ enum: importLineKinds }).notNull(),
    sku: text().notNull(),
    name: text().notNull(),
    productId: uuid().references(() => products.id, { onDelete: 'set null' }),
    version: integer(),
    changes: jsonb().$type<FieldChange[]>().notNull(),
    errors: jsonb().$type<ImportLine['errors']>().notNull(),
    outcome: text({ enum: importOutcomes }),
    /** Error code for which it was skipped, refused or kept. */
    reason: text(),
    /** Fields that were not undone, because they were changed since. */
    keptFields: text({ enum: importFields }).array().notNull().default(sql`'{}'`),
  },
  (t) => [
    primaryKey({ columns: [t.importId, t.line] }),
    index('product_import_lines_waiting')
      .on(t.importId, t.line)
      .where(sql`${t.outcome} is null and ${t.kind} in ('New', 'Changed')`),
    index('product_import_lines_applied').on(t.importId, t.line).where(sql`${t.outcome} = 'Applied'`),
    index().on(t.productId),
  ],
)
