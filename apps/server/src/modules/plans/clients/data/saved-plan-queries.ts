import type { SavedPlan, TemplateAuthor } from '@salvia/contract/plans/plan-client-records'
import { and, asc, count, desc, eq, isNotNull, isNull, sql } from 'drizzle-orm'
import type { Db } from '#db/database'
import { fullNameOf } from '#db/full-name'
import { byLetters } from '#db/order-by'
import { users } from '../../../identity/index.ts'
import { itemsCount } from '../../data/plan-queries.ts'
import { recommendationClients, recommendations } from '../../data/plan-tables.ts'
import { planVersions } from '../../data/version-tables.ts'

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
      hasChanges: sql<boolean>`exists (select 1 from ${planVersions}
        where ${planVersions.recommendationId} = ${r.id}
        and ${planVersions.savedAt} > coalesce(${c.lastViewedAt}, ${c.joinedAt}))`,
      sharesOrders: c.sharesOrders,
    })
    .from(c)
    .innerJoin(r, eq(r.id, c.recommendationId))
    .innerJoin(users, eq(users.id, r.practitionerId))
    .$dynamic()

const isSavedBy = (clientId: string) =>
  and(eq(c.clientId, clientId), isNotNull(c.joinedAt), isNull(c.revokedAt), eq(r.isActive, true))

const toSaved = (row: Awaited<ReturnType<typeof selectSaved>>[number]): SavedPlan => ({
  ...row,
  savedAt: row.savedAt.toISOString(),
  updatedAt: row.updatedAt.toISOString(),
})

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
  return { results: rows.map(toSaved), count: counted?.count ?? 0 }
}

/** A plan that a client saved; null for one it did not. */
export async function findSavedPlan(
  db: Db,
  { recommendationId, clientId }: { recommendationId: string; clientId: string },
): Promise<SavedPlan | null> {
  const [row] = await selectSaved(db).where(and(isSavedBy(clientId), eq(r.id, recommendationId)))
  return row ? toSaved(row) : null
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
