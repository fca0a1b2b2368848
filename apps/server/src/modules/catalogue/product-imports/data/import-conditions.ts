import { and, eq, type SQL, sql } from 'drizzle-orm'
import { productImportLines as lines } from './import-tables.ts'

/** Lines still to be written, matching their partial index. */
export const isWaiting = (importId: string): SQL | undefined =>
  and(eq(lines.importId, importId), sql`${lines.outcome} is null and ${lines.kind} in ('New', 'Changed')`)

/** Lines that were applied and not undone. */
export const isApplied = (importId: string): SQL | undefined =>
  and(eq(lines.importId, importId), sql`${lines.outcome} = 'Applied'`)
