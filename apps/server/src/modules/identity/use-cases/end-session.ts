import { eq } from 'drizzle-orm'
import type { Db } from '#db/database'
import { sessions } from '../data/identity-tables.ts'

/** Ends a session at once, in every process: each request reads its session anew. */
export async function endSession(db: Db, tokenHash: string): Promise<void> {
  await db.delete(sessions).where(eq(sessions.token, tokenHash))
}

export async function endSessionById(db: Db, sessionId: string): Promise<void> {
  await db.delete(sessions).where(eq(sessions.id, sessionId))
}
