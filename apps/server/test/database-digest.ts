import { sql } from 'drizzle-orm'
import type { Db } from '../src/kernel/db/database.ts'

/** A fingerprint of every row of every table of the product: equal means that nothing changed. */
export async function databaseDigest(db: Db): Promise<Record<string, string>> {
  const names = (await db.execute(
    sql`select tablename from pg_tables where schemaname = 'public' order by tablename`,
  )) as unknown as { rows: { tablename: string }[] }
  const digests: Record<string, string> = {}
  for (const { tablename } of names.rows) {
    const table = sql.identifier(tablename)
    const { rows } = (await db.execute(
      sql`select coalesce(md5(string_agg(t::text, '|' order by t::text)), '') as digest from ${table} t`,
    )) as unknown as { rows: { digest: string }[] }
    digests[tablename] = rows[0]?.digest ?? ''
  }
  return digests
}
