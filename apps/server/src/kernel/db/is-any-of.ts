import { type SQL, sql } from 'drizzle-orm'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'

/**
 * Whether a column is in the list of ids bound to the placeholder `name`. The inner select hides the list from the
 * planner, so one plan serves lists of any length; otherwise every call is replanned, which costs more than the read.
 */
export const isAnyOf = (column: AnyPgColumn | SQL, name: string): SQL =>
  sql`${column} = any((select ${sql.placeholder(name)}::uuid[])::uuid[])`
