import { and, asc, eq, inArray, max, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Db } from '#db/database'
import { users } from '../../../identity/index.ts'
import { recommendationClients } from '../../data/plan-tables.ts'
import type { VersionRow } from '../../data/version-queries.ts'
import { planVersions } from '../../data/version-tables.ts'

const c = recommendationClients
const v = planVersions
const other = alias(planVersions, 'other')

type Read = Pick<VersionRow, 'recommendationId' | 'number' | 'content'> & { readsPersonal: boolean }

/** The last visit of a client of a plan. */
export const lastVisit = sql`coalesce(${c.lastViewedAt}, ${c.joinedAt})`

/** Of some plans of a client the version of its last visit, if there was one, before the newest. */
export function listSeenVersions(db: Db, clientId: string, recommendationIds: string[]): Promise<Read[]> {
  const newest = db
    .select({ number: max(other.number) })
    .from(other)
    .where(eq(other.recommendationId, v.recommendationId))
  const seen = db
    .select({ number: max(other.number) })
    .from(other)
    .where(and(eq(other.recommendationId, v.recommendationId), sql`${other.savedAt} <= ${lastVisit}`))
  return db
    .select({
      recommendationId: v.recommendationId,
      number: v.number,
      content: v.content,
      readsPersonal: sql<boolean>`(${c.invitedAt} is not null and ${users.emailVerified})`,
    })
    .from(v)
    .innerJoin(c, and(eq(c.recommendationId, v.recommendationId), eq(c.clientId, clientId)))
    .innerJoin(users, eq(users.id, c.clientId))
    .where(and(inArray(v.recommendationId, recommendationIds), sql`${v.number} in ((${newest}), (${seen}))`))
    .orderBy(asc(v.number))
}
