import type { EndedInvitation } from '@salvia/contract/words/plans'
import { and, eq } from 'drizzle-orm'
import type { Db } from '#db/database'
import { recommendationClients } from '../../data/plan-tables.ts'
import { recommendationJourneys } from '../../journeys/data/journey-tables.ts'

const c = recommendationClients
const j = recommendationJourneys

/** What the journey notes the sending of an invitation by. */
export const sharedKeyOf = (tokenHash: string): string => `shared:${tokenHash}`

/**
 * Why the link of an invitation is open no longer, by the hash of its token, as the journey has whom it was sent to:
 * null for a token that was never sent, and where its client has saved the plan since.
 */
export async function findEndedInvitation(
  db: Db,
  { recommendationId, tokenHash }: { recommendationId: string; tokenHash: string },
): Promise<EndedInvitation | null> {
  const [sent] = await db
    .select({ latest: c.tokenHash, revokedAt: c.revokedAt })
    .from(j)
    .innerJoin(c, and(eq(c.recommendationId, j.recommendationId), eq(c.clientId, j.clientId)))
    .where(and(eq(j.recommendationId, recommendationId), eq(j.dedupKey, sharedKeyOf(tokenHash))))
  if (!sent) return null
  if (sent.revokedAt !== null) return 'Withdrawn'
  return sent.latest === null || sent.latest === tokenHash ? null : 'Replaced'
}
