import { getTableColumns, type SQL, sql } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'

type Placeholders<T extends PgTable> = { [Name in keyof T['$inferSelect']]: SQL<T['$inferSelect'][Name]> }

/**
 * A placeholder for each column of a table, named after it, so that a statement over a whole row is built once and run
 * with any row. The database casts each value to its column's type; the caller must supply column defaults.
 */
export const placeholdersOf = <T extends PgTable>(table: T): Placeholders<T> =>
  Object.fromEntries(
    Object.keys(getTableColumns(table)).map((name): [string, SQL] => [name, sql`${sql.placeholder(name)}`]),
  ) as Placeholders<T>

/**
 * Rows of a table from one placeholder holding a JSON array keyed by field name, so the statement is the same for any
 * number of rows. A missing field is null.
 */
export function rowsOf(table: PgTable, name: string): SQL {
  const columns = Object.entries(getTableColumns(table))
  const read = columns.map(([field, column]) => sql`${sql.identifier(field)} ${sql.raw(column.getSQLType())}`)
  const fields = columns.map(([field]) => sql.identifier(field))
  return sql`select ${sql.join(fields, sql`, `)} from
    json_to_recordset(${sql.placeholder(name)}::json) as given (${sql.join(read, sql`, `)})`
}

function toDriver(value: unknown): unknown {
  if (value instanceof Date) return value.toISOString()
  return typeof value === 'object' && value !== null ? JSON.stringify(value) : value
}

/** A row's placeholder values: times as text, objects and arrays as JSON. */
export const driverValues = (row: Record<string, unknown>): Record<string, unknown> =>
  Object.fromEntries(Object.entries(row).map(([name, value]) => [name, toDriver(value)]))
