import { and, eq, type SQL, sql } from 'drizzle-orm'
import { productImportLines as lines } from './import-tables.ts'

/** Lines that are still to be written, as their index knows them. */
export const isWaiting = (importId: string): SQL | undefined =>
  and(eq(lines.importId, importId), sql`${lines.outcome} is null and ${lines.kind} in ('New', 'Changed')`)

/** Lines that were applied and not undone. */
export const isApplied = (importId: string): SQL | undefined =>
  and(eq(lines.importId, importId), sql`${lines.outcome} = 'Applied'`)
