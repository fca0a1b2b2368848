import { and, eq, inArray } from 'drizzle-orm'
import type { Db } from '#db/database'
import type { ClientOf } from '../../../people/index.ts'
import { recommendationClients, recommendations } from '../../data/plan-tables.ts'

const c = recommendationClients

/**
 * An invited person declined to be the practitioner's client: it is on the practitioner's plans as one who was put on
 * them without a message, so that nothing it ordered or puts into a cart is named. Status and alert follow by the job.
 */
export async function declineOnPlans(
  tx: Db,
  { practitionerId, clientId }: ClientOf,
  now: Date,
): Promise<void> {
  const own = tx
    .select({ id: recommendations.id })
    .from(recommendations)
    .where(eq(recommendations.practitionerId, practitionerId))
  await tx
    .update(c)
    .set({ firstSentAt: null, cartAt: null, dueAt: now })
    .where(and(eq(c.clientId, clientId), inArray(c.recommendationId, own)))
}
