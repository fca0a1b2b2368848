import { and, eq } from 'drizzle-orm'
import type { Db } from '#db/database'
import { finishedMaterials } from '../data/learning-tables.ts'

type Marked = { userId: string; materialId: string; isFinished: boolean }

/** Marks a material as done by a practitioner, or no longer; again changes nothing. */
export async function markMaterial(db: Db, { isFinished, ...marked }: Marked, now: Date): Promise<void> {
  const { userId, materialId } = marked
  const isIt = and(eq(finishedMaterials.userId, userId), eq(finishedMaterials.materialId, materialId))
  if (!isFinished) await db.delete(finishedMaterials).where(isIt)
  else
    await db
      .insert(finishedMaterials)
      .values({ ...marked, finishedAt: now })
      .onConflictDoNothing()
}
