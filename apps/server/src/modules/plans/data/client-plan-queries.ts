import { and, count, eq, inArray, isNull } from 'drizzle-orm'
import type { Db } from '#db/database'
import { recommendationClients, recommendations } from './plan-tables.ts'

/** Number of active plans of each of some clients: from one practitioner or, with null, from all. */
export async function countPlansOfClients(
  db: Db,
  { practitionerId, clientIds }: { practitionerId: string | null; clientIds: string[] },
): Promise<Map<string, number>> {
  if (clientIds.length === 0) return new Map()
  const { clientId } = recommendationClients
  const rows = await db
    .select({ clientId, count: count() })
    .from(recommendationClients)
    .innerJoin(recommendations, eq(recommendations.id, recommendationClients.recommendationId))
    .where(
      and(
        inArray(clientId, clientIds),
        eq(recommendations.isActive, true),
        isNull(recommendationClients.revokedAt),
        practitionerId === null ? undefined : eq(recommendations.practitionerId, practitionerId),
      ),
    )
    .groupBy(clientId)
  return new Map(rows.map((row) => [row.clientId, row.count]))
}
