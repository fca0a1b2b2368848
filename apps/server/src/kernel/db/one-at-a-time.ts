import { sql } from 'drizzle-orm'
import type { Db } from './database.ts'

/** Serialises transactions with the same key, by a lock held until the caller's transaction ends. */
export async function oneAtATime(tx: Db, key: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${key}, 0))`)
}
