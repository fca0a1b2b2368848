import { eq } from 'drizzle-orm'
import type { Db } from '#db/database'
import { users } from '../identity-tables.ts'

/**
 * Deletes an account and everything that depends on it alone, in the caller's transaction; its sessions end at once.
 */
export async function removeAccount(tx: Db, userId: string): Promise<void> {
  await tx.delete(users).where(eq(users.id, userId))
}
