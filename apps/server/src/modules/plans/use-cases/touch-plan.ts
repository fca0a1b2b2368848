import { eq, sql } from 'drizzle-orm'
import type { Db } from '#db/database'
import { recommendations } from '../data/plan-tables.ts'

/** Marks a plan as written; every change of a plan or of its items ends here. */
export async function touchPlan(
  tx: Db,
  recommendationId: string,
  fields: Partial<typeof recommendations.$inferInsert>,
  now: Date,
): Promise<void> {
  await tx
    .update(recommendations)
    .set({ ...fields, version: sql`${recommendations.version} + 1`, updatedAt: now })
    .where(eq(recommendations.id, recommendationId))
}
