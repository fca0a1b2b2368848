import type { SQL } from 'drizzle-orm'
import type { Db } from './database.ts'

/** The rows of a statement in SQL; what they hold is by the caller's word. */
export async function readRows<Row>(db: Db, statement: SQL): Promise<Row[]> {
  // PostgreSQL and the embedded database answer in types of their own, both with `rows`.
  const { rows } = (await db.execute(statement)) as unknown as { rows: Row[] }
  return rows
}
