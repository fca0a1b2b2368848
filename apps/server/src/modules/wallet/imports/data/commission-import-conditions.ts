import { and, eq, type SQL, sql } from 'drizzle-orm'
import { commissionImportLines as lines } from './commission-import-tables.ts'

/** Lines still to be imported, matching their partial index. */
export const isWaiting = (importId: string): SQL | undefined =>
  and(eq(lines.importId, importId), sql`${lines.outcome} is null and ${lines.kind} = 'New'`)

/** Lines that were imported and not undone. */
export const isApplied = (importId: string): SQL | undefined =>
  and(eq(lines.importId, importId), sql`${lines.outcome} = 'Applied'`)
