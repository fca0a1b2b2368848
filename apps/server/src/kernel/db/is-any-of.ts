import { type SQL, sql } from 'drizzle-orm'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'

/**
 * Whether a column is among the ids that a prepared statement is given as `name`. Behind the inner select the list is
 * unknown to the planner, so that one plan is kept for lists of any length; else each call plans again, which costs more
 * than it reads.
 */
export const isAnyOf = (column: AnyPgColumn, name: string): SQL =>
  sql`${column} = any((select ${sql.placeholder(name)}::uuid[])::uuid[])`
