import type { SavedPlan, TemplateAuthor } from '@salvia/contract/plans/plan-client-records'
import { and, asc, count, desc, eq, isNotNull, isNull, sql } from 'drizzle-orm'
import type { Db } from '#db/database'
import { fullNameOf } from '#db/full-name'
import { byLetters } from '#db/order-by'
import { users } from '../../../identity/index.ts'
import { itemsCount } from '../../data/plan-queries.ts'
import { recommendationClients, recommendations } from '../../data/plan-tables.ts'
import { planVersions } from '../../data/version-tables.ts'
import { changesFor } from './changes-for-reader.ts'
import { lastVisit, listSeenVersions } from './seen-versions.ts'

const c = recommendationClients
const r = recommendations

const fullName = fullNameOf(users)

const selectSaved = (db: Db) =>
  db
    .select({
      id: r.id,
      shareCode: r.shareCode,
      name: r.name,
      practitionerName: fullName,
      itemsCount,
      savedAt: sql<Date>`${c.joinedAt}`.mapWith(c.joinedAt),
      updatedAt: r.updatedAt,
      isNewer: sql<boolean>`exists (select 1 from ${planVersions}
        where ${planVersions.recommendationId} = ${r.id} and ${planVersions.savedAt} > ${lastVisit})`,
      sharesOrders: c.sharesOrders,
    })
    .from(c)
    .innerJoin(r, eq(r.id, c.recommendationId))
    .innerJoin(users, eq(users.id, r.practitionerId))
    .$dynamic()

const isSavedBy = (clientId: string) =>
  and(eq(c.clientId, clientId), isNotNull(c.joinedAt), isNull(c.revokedAt), eq(r.isActive, true))

/** Those of some plans of which a client sees a change since its last visit, as opening them would tell. */
async function findChanged(db: Db, clientId: string, recommendationIds: string[]): Promise<Set<string>> {
  if (recommendationIds.length === 0) return new Set()
  const byPlan = Map.groupBy(
    await listSeenVersions(db, clientId, recommendationIds),
    ({ recommendationId }) => recommendationId,
  )
  const isChanged = (id: string) => {
    const [before, newest] = byPlan.get(id) ?? []
    return !before || !newest || changesFor(before, newest, newest.readsPersonal) !== null
  }
  return new Set(recommendationIds.filter(isChanged))
}

async function toSaved(
  db: Db,
  clientId: string,
  rows: Awaited<ReturnType<typeof selectSaved>>,
): Promise<SavedPlan[]> {
  const newer = rows.filter(({ isNewer }) => isNewer).map(({ id }) => id)
  const changed = await findChanged(db, clientId, newer)
  return rows.map(({ isNewer: _, ...row }) => ({
    ...row,
    savedAt: row.savedAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
    hasChanges: changed.has(row.id),
  }))
}

/** A page of the plans a client saved, the last saved first. */
export async function listSavedPlans(
  db: Db,
  clientId: string,
  { offset, limit }: { offset: number; limit: number },
): Promise<{ results: SavedPlan[]; count: number }> {
  const where = isSavedBy(clientId)
  const rows = await selectSaved(db)
    .where(where)
    .orderBy(desc(c.joinedAt), desc(r.id))
    .offset(offset)
    .limit(limit)
  const [counted] = await db
    .select({ count: count() })
    .from(c)
    .innerJoin(r, eq(r.id, c.recommendationId))
    .where(where)
  return { results: await toSaved(db, clientId, rows), count: counted?.count ?? 0 }
}

/** A plan that a client saved; null for one it did not. */
export async function findSavedPlan(
  db: Db,
  { recommendationId, clientId }: { recommendationId: string; clientId: string },
): Promise<SavedPlan | null> {
  const rows = await selectSaved(db).where(and(isSavedBy(clientId), eq(r.id, recommendationId)))
  const [saved] = await toSaved(db, clientId, rows)
  return saved ?? null
}

/** Authors of global templates, by name. */
export const listTemplateAuthors = (db: Db): Promise<TemplateAuthor[]> =>
  db
    .select({
      id: users.id,
      fullName,
      isProvider: sql<boolean>`${users.userKindId} = 'Internal'`,
    })
    .from(r)
    .innerJoin(users, eq(users.id, r.practitionerId))
    .where(and(eq(r.isGlobalTemplate, true), eq(r.isActive, true)))
    .groupBy(users.id)
    .orderBy(byLetters(fullName), asc(users.id))
