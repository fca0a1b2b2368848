import { sql } from 'drizzle-orm'
import type { Db } from './database.ts'

/** Makes transactions with the same key wait for each other, until the caller's transaction ends. */
export async function oneAtATime(tx: Db, key: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${key}, 0))`)
}
