import { and, eq, isNotNull, sql } from 'drizzle-orm'
import type { Db } from '#db/database'
import { recommendationClients, recommendations } from '../data/plan-tables.ts'

type Plan = typeof recommendations.$inferInsert

/**
 * Writes fields of a plan that its readers do not see and an editor does not change, as when it was shared. The plan's
 * version stays the same, so that an open editor can go on saving.
 */
export async function writeAside(
  tx: Db,
  recommendationId: string,
  fields: Pick<Plan, 'muteAlerts'> | Pick<Plan, 'ledgerAcknowledgements'> | Pick<Plan, 'sharedAt'>,
): Promise<void> {
  await tx.update(recommendations).set(fields).where(eq(recommendations.id, recommendationId))
}

/**
 * Marks a plan as changed; every change of what its readers see ends here. How long the packs of its clients last is
 * derived again.
 */
export async function touchPlan(
  tx: Db,
  recommendationId: string,
  fields: Partial<Plan>,
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
