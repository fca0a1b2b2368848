import { and, eq, inArray, isNotNull, isNull, not, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Db } from '#db/database'
import { recommendationClients, recommendations } from '../data/plan-tables.ts'
import { recommendationJourneys } from '../journeys/data/journey-tables.ts'

const c = recommendationClients
const invited = alias(recommendationClients, 'invited')

/** A plan that the account has already keeps its own row, with the invitation it came by, if that was not revoked. */
async function mergeRows(tx: Db, own: PlansOf, { from, to }: Moved): Promise<void> {
  await tx
    .update(c)
    .set({
      invitedAt: sql`coalesce(${c.invitedAt}, ${invited.invitedAt})`,
      channel: sql`coalesce(${c.channel}, ${invited.channel})`,
      firstViewedAt: sql`least(${c.firstViewedAt}, ${invited.firstViewedAt})`,
    })
    .from(invited)
    .where(
      and(
        eq(c.clientId, to),
        eq(invited.clientId, from),
        isNull(invited.revokedAt),
        eq(invited.recommendationId, c.recommendationId),
        inArray(c.recommendationId, own),
      ),
    )
}

/**
 * Of a plan that the account was taken off while the file is on it, the file's row counts, as if the account were put
 * back on it: that it answered about its orders stays.
 */
async function dropTakenOff(tx: Db, own: PlansOf, { from, to }: Moved): Promise<void> {
  const takenOff = alias(c, 'taken_off')
  const replaced = await tx
    .update(c)
    .set({ joinedAt: takenOff.joinedAt, lastViewedAt: takenOff.lastViewedAt })
    .from(takenOff)
    .where(
      and(
        eq(c.clientId, from),
        isNull(c.revokedAt),
        eq(takenOff.clientId, to),
        isNotNull(takenOff.revokedAt),
        eq(takenOff.recommendationId, c.recommendationId),
        inArray(c.recommendationId, own),
      ),
    )
    .returning({ id: c.recommendationId })
  const ids = replaced.map(({ id }) => id)
  await tx.delete(c).where(and(eq(c.clientId, to), inArray(c.recommendationId, ids)))
}

type Moved = { practitionerId: string; from: string; to: string }
type PlansOf = ReturnType<typeof plansOf>

const plansOf = (tx: Db, practitionerId: string) =>
  tx
    .select({ id: recommendations.id })
    .from(recommendations)
    .where(eq(recommendations.practitionerId, practitionerId))

/**
 * Replaces the client of a practitioner's plans by another account, with the journeys; a plan it already has is not
 * duplicated.
 */
export async function moveClientOfPlans(tx: Db, moved: Moved): Promise<void> {
  const { practitionerId, from, to } = moved
  const own = plansOf(tx, practitionerId)
  await dropTakenOff(tx, own, moved)
  await mergeRows(tx, own, moved)
  const present = tx.select({ id: c.recommendationId }).from(c).where(eq(c.clientId, to))
  await tx
    .update(c)
    .set({ clientId: to })
    .where(
      and(
        eq(c.clientId, from),
        inArray(c.recommendationId, own),
        sql`${c.recommendationId} not in (${present})`,
      ),
    )
  await tx.delete(c).where(and(eq(c.clientId, from), inArray(c.recommendationId, own)))
  const j = recommendationJourneys
  /** As the account's own would be: once a day is once a day also on that of the move. */
  const dedupKey = sql<string>`replace(${j.dedupKey}, ${from}, ${to})`
  // What the account has of the same day or order goes with the file.
  const hasIt = sql`(exists (select from ${j} own where own.client_id = ${to}::uuid and own.dedup_key = ${dedupKey})
    or ${j.event} = 'OrderPlaced' and exists (select from ${j} own
    where own.recommendation_id = ${j.recommendationId} and own.client_id = ${to}::uuid and own.event = 'OrderPlaced'
    and split_part(own.dedup_key, ':', 2) = split_part(${j.dedupKey}, ':', 2)))`
  await tx
    .update(j)
    .set({ clientId: to, dedupKey })
    .where(and(eq(j.clientId, from), inArray(j.recommendationId, own), not(hasIt)))
}
