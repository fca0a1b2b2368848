import { eq } from 'drizzle-orm'
import type { Db } from '#db/database'
import { productUpdateReaders } from '../data/reader-tables.ts'

/** Deletes when a person read product updates, and what was mailed to them, in the transaction that erases them. */
export async function forgetReader(tx: Db, userId: string): Promise<void> {
  await tx.delete(productUpdateReaders).where(eq(productUpdateReaders.userId, userId))
}
