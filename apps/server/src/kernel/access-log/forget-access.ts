import { eq } from 'drizzle-orm'
import type { Db } from '#db/database'
import { accessEntries } from './data/access-tables.ts'

/** Deletes the access log entries of a client's file. */
export async function forgetAccess(tx: Db, clientId: string): Promise<void> {
  await tx.delete(accessEntries).where(eq(accessEntries.subjectId, clientId))
}
