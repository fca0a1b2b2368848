import type { PlanVersion, VersionContent } from '@salvia/contract/plans/plan-versions'
import { orderPlanItems } from '@salvia/rules/plans/plan-order'
import { and, desc, eq, inArray, lte, sql } from 'drizzle-orm'
import type { Db } from '#db/database'
import { one } from '#db/one'
import { products } from '../../catalogue/index.ts'
import { users } from '../../identity/index.ts'
import { recommendationItems, recommendations } from './plan-tables.ts'
import { planVersions } from './version-tables.ts'

const v = planVersions

export type VersionRow = typeof planVersions.$inferSelect

/** What clients see of a plan now. */
export async function readContent(db: Db, recommendationId: string): Promise<VersionContent> {
  const plan = one(await db.select().from(recommendations).where(eq(recommendations.id, recommendationId)))
  const rows = await db
    .select({ item: recommendationItems, productName: products.name })
    .from(recommendationItems)
    .innerJoin(products, eq(products.id, recommendationItems.productId))
    .where(eq(recommendationItems.recommendationId, recommendationId))
  const named = rows.map(({ item, productName }) => ({ ...item, product: { name: productName } }))
  const { name, description, summary, discountPercentage } = plan
  const items = orderPlanItems(named).map(({ id: _, recommendationId: __, product, ...item }) => ({
    ...item,
    productName: product.name,
  }))
  return { name, description, summary, discountPercentage, items }
}

const newestOf = (db: Db, recommendationId: string) =>
  db.select().from(v).where(eq(v.recommendationId, recommendationId)).orderBy(desc(v.number)).limit(1)

/** The newest version of a plan; null for a plan that has none. */
export async function findNewestVersion(db: Db, recommendationId: string): Promise<VersionRow | null> {
  const [newest] = await newestOf(db, recommendationId)
  return newest ?? null
}

/** The same, locked until the caller's transaction ends. */
export async function lockNewestVersion(tx: Db, recommendationId: string): Promise<VersionRow | null> {
  const [newest] = await newestOf(tx, recommendationId).for('update')
  return newest ?? null
}

export async function findVersion(
  db: Db,
  { recommendationId, number }: { recommendationId: string; number: number },
): Promise<VersionRow | null> {
  const [found] = await db
    .select()
    .from(v)
    .where(and(eq(v.recommendationId, recommendationId), eq(v.number, number)))
  return found ?? null
}

/** What some versions of a plan held, by number. */
export async function listContents(
  db: Db,
  { recommendationId, numbers }: { recommendationId: string; numbers: number[] },
): Promise<Map<number, VersionContent>> {
  if (numbers.length === 0) return new Map()
  const rows = await db
    .select({ number: v.number, content: v.content })
    .from(v)
    .where(and(eq(v.recommendationId, recommendationId), inArray(v.number, numbers)))
  return new Map(rows.map(({ number, content }) => [number, content]))
}

/** The version current at an instant; null before the first. */
export async function findVersionAt(
  db: Db,
  { recommendationId, at }: { recommendationId: string; at: Date },
): Promise<VersionRow | null> {
  const [found] = await db
    .select()
    .from(v)
    .where(and(eq(v.recommendationId, recommendationId), lte(v.savedAt, at)))
    .orderBy(desc(v.number))
    .limit(1)
  return found ?? null
}

const described = (db: Db) =>
  db
    .select({
      number: v.number,
      begunAt: v.begunAt,
      savedAt: v.savedAt,
      authorId: v.authorId,
      firstName: users.firstName,
      lastName: users.lastName,
      restoredFrom: v.restoredFrom,
      itemsCount: sql<number>`jsonb_array_length(${v.content} -> 'items')::int`,
    })
    .from(v)
    .leftJoin(users, eq(users.id, v.authorId))
    .$dynamic()

const toVersion = (row: Awaited<ReturnType<typeof described>>[number]): PlanVersion => ({
  number: row.number,
  begunAt: row.begunAt.toISOString(),
  savedAt: row.savedAt.toISOString(),
  author: row.authorId === null ? null : { firstName: row.firstName ?? '', lastName: row.lastName ?? '' },
  restoredFrom: row.restoredFrom,
  itemsCount: row.itemsCount,
})

/** A page of the versions of a plan, newest first. */
export async function listVersions(
  db: Db,
  recommendationId: string,
  { offset, limit }: { offset: number; limit: number },
): Promise<{ results: PlanVersion[]; count: number }> {
  const isOfPlan = eq(v.recommendationId, recommendationId)
  const rows = await described(db).where(isOfPlan).orderBy(desc(v.number)).offset(offset).limit(limit)
  return { results: rows.map(toVersion), count: await db.$count(v, isOfPlan) }
}

/** How a list names a version; null for one that is not there. */
export async function describeVersion(
  db: Db,
  { recommendationId, number }: { recommendationId: string; number: number },
): Promise<PlanVersion | null> {
  const [row] = await described(db).where(and(eq(v.recommendationId, recommendationId), eq(v.number, number)))
  return row ? toVersion(row) : null
}
