import { and, eq, inArray, type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import { alias, type PgColumn } from 'drizzle-orm/pg-core'
import type { Db } from '#db/database'
import { recommendationClients, recommendations } from '../data/plan-tables.ts'
import { recommendationJourneys } from '../journeys/data/journey-tables.ts'

const c = recommendationClients
const invited = alias(recommendationClients, 'invited')

/** Where the account was taken off a plan to which the file is invited. */
const isBack = sql`${c.revokedAt} is not null and ${invited.revokedAt} is null`
const ifBack = (column: PgColumn, otherwise: SQLWrapper): SQL =>
  sql`case when ${isBack} then ${column} else ${otherwise} end`

/**
 * A plan that the account has already keeps its own row, with the invitation it came by. An account that was taken off
 * it is put back on it, as it is invited; what it said of its orders stays.
 */
async function mergeRows(tx: Db, own: PlansOf, { from, to }: Moved): Promise<void> {
  await tx
    .update(c)
    .set({
      invitedAt: ifBack(invited.invitedAt, sql`coalesce(${c.invitedAt}, ${invited.invitedAt})`),
      channel: ifBack(invited.channel, sql`coalesce(${c.channel}, ${invited.channel})`),
      firstViewedAt: ifBack(invited.firstViewedAt, sql`least(${c.firstViewedAt}, ${invited.firstViewedAt})`),
      cartAt: ifBack(invited.cartAt, c.cartAt),
      statusId: ifBack(invited.statusId, c.statusId),
      alertId: ifBack(invited.alertId, c.alertId),
      alertSince: ifBack(invited.alertSince, c.alertSince),
      dueAt: ifBack(invited.dueAt, c.dueAt),
      revokedAt: sql`case when ${invited.revokedAt} is not null then ${c.revokedAt} end`,
    })
    .from(invited)
    .where(
      and(
        eq(c.clientId, to),
        eq(invited.clientId, from),
        eq(invited.recommendationId, c.recommendationId),
        inArray(c.recommendationId, own),
      ),
    )
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
  await tx
    .update(recommendationJourneys)
    .set({ clientId: to })
    .where(
      and(eq(recommendationJourneys.clientId, from), inArray(recommendationJourneys.recommendationId, own)),
    )
}
