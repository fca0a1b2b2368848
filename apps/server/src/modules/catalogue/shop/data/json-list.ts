import { type SQL, sql } from 'drizzle-orm'
import type { AnyPgColumn, AnyPgTable } from 'drizzle-orm/pg-core'

type Rows<F extends Record<string, AnyPgColumn | SQL>> = {
  [K in keyof F]: F[K] extends AnyPgColumn
    ? F[K]['_']['notNull'] extends true
      ? F[K]['_']['data']
      : F[K]['_']['data'] | null
    : F[K] extends SQL<infer T>
      ? T
      : never
}[]

type From = { table: AnyPgTable; where: SQL; orderBy: SQL }

/**
 * The child rows of each outer row as one JSON column, so that a product with all its parts is one statement. Only for
 * columns that JSON represents unchanged: text, numbers, booleans, arrays of them.
 */
export function jsonList<F extends Record<string, AnyPgColumn | SQL>>(
  { table, where, orderBy }: From,
  fields: F,
): SQL<Rows<F>> {
  const pairs = Object.entries(fields).map(([name, value]) => sql`${sql.raw(`'${name}'`)}, ${value}`)
  const object = sql`json_build_object(${sql.join(pairs, sql`, `)})`
  return sql<
    Rows<F>
  >`(select coalesce(json_agg(${object} order by ${orderBy}), '[]'::json) from ${table} where ${where})`
}
