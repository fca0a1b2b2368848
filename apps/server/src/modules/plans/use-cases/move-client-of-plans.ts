import { and, eq, inArray, isNotNull, isNull, not, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Db } from '#db/database'
import { recommendationClients, recommendations } from '../data/plan-tables.ts'
import { recommendationJourneys } from '../journeys/data/journey-tables.ts'
import { clientOfBoth } from './client-of-both.ts'

const c = recommendationClients

/** Of a plan that the account is on too, the file's row goes into the account's, unless the file was taken off the plan. */
async function mergeRows(tx: Db, own: PlansOf, { from, to }: Moved): Promise<void> {
  const there = await tx
    .select()
    .from(c)
    .where(and(eq(c.clientId, to), inArray(c.recommendationId, own)))
    .orderBy(c.recommendationId)
    .for('update')
  const plansOfBoth = there.map(({ recommendationId }) => recommendationId)
  // Before the account's rows take what is unique of them.
  const ofFile = await tx
    .delete(c)
    .where(and(eq(c.clientId, from), inArray(c.recommendationId, plansOfBoth)))
    .returning()
  const invitedTo = new Map(ofFile.map((row) => [row.recommendationId, row]))
  for (const row of there) {
    const invited = invitedTo.get(row.recommendationId)
    if (invited?.revokedAt !== null) continue
    const { recommendationId } = row
    await tx
      .update(c)
      .set(clientOfBoth(row, invited))
      .where(and(eq(c.clientId, to), eq(c.recommendationId, recommendationId)))
  }
}

/**
 * Of a plan that the account was taken off while the file is on it, the file's row counts, as if the account were put
 * back on it: that it answered about its orders stays, and what it was sent.
 */
async function dropTakenOff(tx: Db, own: PlansOf, { from, to }: Moved): Promise<void> {
  const takenOff = alias(c, 'taken_off')
  const replaced = await tx
    .update(c)
    .set({
      joinedAt: takenOff.joinedAt,
      lastViewedAt: takenOff.lastViewedAt,
      remindedFor: takenOff.remindedFor,
    })
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
  await tx
    .update(c)
    .set({ clientId: to })
    .where(and(eq(c.clientId, from), inArray(c.recommendationId, own)))
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
