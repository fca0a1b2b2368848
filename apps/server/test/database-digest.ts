import { sql } from 'drizzle-orm'
import type { Db } from '../src/kernel/db/database.ts'

type Seen = Map<string, { version: string; digest: string }>

const seenOf = new WeakMap<Db, Seen>()

async function rowsOf<T>(db: Db, statement: ReturnType<typeof sql>): Promise<T[]> {
  return ((await db.execute(statement)) as unknown as { rows: T[] }).rows
}

/** One statement over every table of the product. */
async function ofEachTable(db: Db, tables: string[], expression: string): Promise<[string, string][]> {
  if (tables.length === 0) return []
  const parts = tables.map(
    (table) => `select '${table}' as name, (select ${expression} from "${table}" t) as value`,
  )
  const rows = await rowsOf<{ name: string; value: string }>(db, sql.raw(parts.join(' union all ')))
  return rows.map(({ name, value }) => [name, value])
}

/** Changes with every write: a row that is written carries the number of its transaction. */
const VERSION = `count(*) || ' ' || coalesce(max(xmin::text::bigint), 0) || ' ' || coalesce(sum(xmin::text::bigint), 0)`
const DIGEST = `coalesce(md5(string_agg(t::text, '|' order by t::text)), '')`

/**
 * A fingerprint of every row of every table of the product: equal means that nothing changed. Tables that nobody wrote
 * to since the last time are not read again.
 */
export async function databaseDigest(db: Db): Promise<Record<string, string>> {
  const tables = await rowsOf<{ name: string }>(
    db,
    sql`select tablename as name from pg_tables where schemaname = 'public' order by tablename`,
  )
  const seen: Seen = seenOf.get(db) ?? new Map()
  seenOf.set(db, seen)
  const names = tables.map(({ name }) => name)
  const versions = new Map(await ofEachTable(db, names, VERSION))
  const written = names.filter((name) => seen.get(name)?.version !== versions.get(name))
  for (const [name, digest] of await ofEachTable(db, written, DIGEST))
    seen.set(name, { version: versions.get(name) ?? '', digest })
  return Object.fromEntries(names.map((name) => [name, seen.get(name)?.digest ?? '']))
}
