import { eq, inArray } from 'drizzle-orm'
import type { Db } from '#db/database'
import type { Jobs } from '#kernel/jobs/jobs'
import { queueRemoval } from '#kernel/uploads/remove-files'
import { alertThresholds } from '../clients/data/threshold-tables.ts'
import { planResourceKey } from '../data/plan-resource-queries.ts'
import {
  recommendationClients,
  recommendationItems,
  recommendationResources,
  recommendations,
} from '../data/plan-tables.ts'
import { planVersions } from '../data/version-tables.ts'
import { substitutionItems } from '../substitutions/data/substitution-tables.ts'

/** A client's plans, by practitioner. */
export async function listPlansOfClient(tx: Db, clientIds: string[]): Promise<Map<string, string[]>> {
  const rows = await tx
    .select({ planId: recommendations.id, practitionerId: recommendations.practitionerId })
    .from(recommendationClients)
    .innerJoin(recommendations, eq(recommendations.id, recommendationClients.recommendationId))
    .where(inArray(recommendationClients.clientId, clientIds))
    .orderBy(recommendations.id)
  const byPractitioner = new Map<string, string[]>()
  for (const { planId, practitionerId } of rows)
    byPractitioner.set(practitionerId, [...(byPractitioner.get(practitionerId) ?? []), planId])
  return byPractitioner
}

/**
 * Archives all plans of a practitioner, clears their texts with their versions and proposals, and removes their documents; orders keep what was ordered.
 */
export async function erasePlansOf(
  { tx, jobs }: { tx: Db; jobs: Pick<Jobs, 'send'> },
  practitionerId: string,
  now: Date,
): Promise<void> {
  await tx.delete(alertThresholds).where(eq(alertThresholds.practitionerId, practitionerId))
  const written = { name: '', internalName: null, description: '', summary: '', evidence: '' }
  const emptied = await tx
    .update(recommendations)
    .set({ ...written, isActive: false, isGlobalTemplate: false, updatedAt: now })
    .where(eq(recommendations.practitionerId, practitionerId))
    .returning({ id: recommendations.id })
  const planIds = emptied.map(({ id }) => id)
  if (planIds.length === 0) return
  await tx
    .update(recommendationItems)
    .set({ notes: '' })
    .where(inArray(recommendationItems.recommendationId, planIds))
  await tx.delete(planVersions).where(inArray(planVersions.recommendationId, planIds))
  await tx.delete(substitutionItems).where(inArray(substitutionItems.recommendationId, planIds))
  const resources = await tx
    .delete(recommendationResources)
    .where(inArray(recommendationResources.recommendationId, planIds))
    .returning({ id: recommendationResources.id })
  await queueRemoval(
    { tx, jobs },
    resources.map(({ id }) => planResourceKey(id)),
  )
}
