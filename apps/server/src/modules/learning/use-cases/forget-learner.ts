import { eq } from 'drizzle-orm'
import type { Db } from '#db/database'
import { finishedMaterials, webinarRegistrations } from '../data/learning-tables.ts'

/** Deletes for what an account registered and what it marked as done. */
export async function forgetLearner(tx: Db, userId: string): Promise<void> {
  await tx.delete(webinarRegistrations).where(eq(webinarRegistrations.userId, userId))
  await tx.delete(finishedMaterials).where(eq(finishedMaterials.userId, userId))
}
