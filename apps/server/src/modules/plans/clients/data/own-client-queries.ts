import { and, asc, eq, isNull } from 'drizzle-orm'
import type { Db } from '#db/database'
import { notFound } from '#kernel/domain-error'
import { recommendationClients, recommendations } from '../../data/plan-tables.ts'

type Key = { practitionerId: string; recommendationId: string }

/** The clients on a practitioner's own plan. Throws not-found for anybody else's, admins' included. */
export async function listClientIdsOfOwnPlan(
  db: Db,
  { practitionerId, recommendationId }: Key,
): Promise<string[]> {
  const isOwn = and(
    eq(recommendations.id, recommendationId),
    eq(recommendations.practitionerId, practitionerId),
    eq(recommendations.isActive, true),
  )
  if ((await db.$count(recommendations, isOwn)) === 0) throw notFound('recommendation')
  const rows = await db
    .select({ clientId: recommendationClients.clientId })
    .from(recommendationClients)
    .where(
      and(
        eq(recommendationClients.recommendationId, recommendationId),
        isNull(recommendationClients.revokedAt),
      ),
    )
    .orderBy(asc(recommendationClients.clientId))
  return rows.map(({ clientId }) => clientId)
}
