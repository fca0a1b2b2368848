import { type SQLWrapper, sql } from 'drizzle-orm'
import type { Db } from './database.ts'

/**
 * Runs several writes as one statement: one way to the database and back. They see the same moment, so none may
 * touch a row that another of them writes.
 */
export async function together(tx: Db, writes: SQLWrapper[]): Promise<void> {
  const parts = writes.map((write, at) => sql`${sql.raw(`part_${at}`)} as ${write}`)
  await tx.execute(sql`with ${sql.join(parts, sql`, `)} select 1`)
}
