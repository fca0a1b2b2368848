import { and, eq, isNotNull, sql } from 'drizzle-orm'
import type { Db } from '#db/database'
import { recommendationClients, recommendations } from '../data/plan-tables.ts'

/**
 * Marks a plan as changed; every change of a plan or its items ends here. How long the packs of its clients last is
 * derived again.
 */
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
  await tx
    .update(recommendationClients)
    .set({ dueAt: now })
    .where(
      and(
        eq(recommendationClients.recommendationId, recommendationId),
        isNotNull(recommendationClients.lastOrderAt),
      ),
    )
}
