import { and, eq, inArray, sql } from 'drizzle-orm'
import type { Db } from '#db/database'
import { recommendationClients, recommendations } from '../data/plan-tables.ts'

/** Makes another account the client of a practitioner's plans; one that it has already it has once. */
export async function moveClientOfPlans(
  tx: Db,
  { practitionerId, from, to }: { practitionerId: string; from: string; to: string },
): Promise<void> {
  const { recommendationId, clientId, joinedAt } = recommendationClients
  const own = tx
    .select({ id: recommendations.id })
    .from(recommendations)
    .where(eq(recommendations.practitionerId, practitionerId))
  const isMoved = and(eq(clientId, from), inArray(recommendationId, own))
  await tx
    .insert(recommendationClients)
    .select(
      tx
        .select({ recommendationId, clientId: sql<string>`${to}::uuid`.as('client_id'), joinedAt })
        .from(recommendationClients)
        .where(isMoved),
    )
    .onConflictDoNothing()
  await tx.delete(recommendationClients).where(isMoved)
}
