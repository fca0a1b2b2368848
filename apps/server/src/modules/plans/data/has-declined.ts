import { and, eq, exists, isNotNull, sql } from 'drizzle-orm'
import type { Db } from '#db/database'
import { practitionerClients } from '../../people/index.ts'
import { recommendationClients, recommendations } from './plan-tables.ts'

const c = recommendationClients
const f = practitionerClients

/**
 * Whether a client of a plan is an invited person who declined to be the practitioner's client: no message or visit of
 * a plan is its yes. The statement has the client.
 */
export const hasDeclined = (db: Db) =>
  exists(
    db
      .select({ one: sql`1` })
      .from(f)
      .innerJoin(recommendations, eq(recommendations.practitionerId, f.practitionerId))
      .where(
        and(eq(recommendations.id, c.recommendationId), eq(f.clientId, c.clientId), isNotNull(f.declinedAt)),
      ),
  )

/** The same of one client of a plan. */
export const isDeclinedBy = async (
  db: Db,
  client: { recommendationId: string; clientId: string },
): Promise<boolean> => {
  const isThis = and(eq(c.recommendationId, client.recommendationId), eq(c.clientId, client.clientId))
  return (await db.$count(c, and(isThis, hasDeclined(db)))) > 0
}
