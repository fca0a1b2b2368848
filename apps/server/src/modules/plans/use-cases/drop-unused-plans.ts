import { and, eq, inArray, isNull, notExists, sql } from 'drizzle-orm'
import type { Db } from '#db/database'
import { recommendationClients, recommendations } from '../data/plan-tables.ts'
import { touchPlan } from './touch-plan.ts'

/** Archives those of a practitioner's plans that no client has. Returns how many. */
export async function dropUnusedPlans(
  tx: Db,
  { practitionerId, planIds }: { practitionerId: string; planIds: string[] },
  now: Date,
): Promise<number> {
  if (planIds.length === 0) return 0
  const clients = tx
    .select({ one: sql`1` })
    .from(recommendationClients)
    .where(
      and(
        eq(recommendationClients.recommendationId, recommendations.id),
        isNull(recommendationClients.revokedAt),
      ),
    )
  const unused = await tx
    .select({ id: recommendations.id })
    .from(recommendations)
    .where(
      and(
        inArray(recommendations.id, planIds),
        eq(recommendations.practitionerId, practitionerId),
        eq(recommendations.isTemplate, false),
        eq(recommendations.isActive, true),
        notExists(clients),
      ),
    )
  for (const { id } of unused) await touchPlan(tx, id, { isActive: false }, now)
  return unused.length
}
