import type { Substitution, SubstitutionRow } from '@salvia/contract/plans/substitutions/substitution-records'
import type { SubstitutionItemState } from '@salvia/contract/words/substitutions'
import { and, asc, desc, eq, inArray, isNotNull, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { z } from 'zod'
import type { Db } from '#db/database'
import { byLetters } from '#db/order-by'
import { brands, products } from '../../../catalogue/index.ts'
import { users } from '../../../identity/index.ts'
import { recommendations } from '../../data/plan-tables.ts'
import { findObstaclesNow } from './obstacles-now.ts'
import { substitutionItems, substitutions } from './substitution-tables.ts'

const replacement = alias(products, 'replacement')
const replacementBrand = alias(brands, 'replacement_brand')

type Paged = { offset: number; limit: number }
type Row = Awaited<ReturnType<typeof selectSubstitutions>>[number]
type Counts = Pick<Substitution, 'sums' | 'skips'>

/** The names of the two products of a substitution; joined by `withProducts`. */
export const productColumns = {
  product: {
    id: products.id,
    name: products.name,
    brandName: brands.name,
    productDeliveryFormatId: products.deliveryFormatId,
    deliveryFormatSize: products.deliveryFormatSize,
  },
  replacement: {
    id: replacement.id,
    name: replacement.name,
    brandName: replacementBrand.name,
    productDeliveryFormatId: replacement.deliveryFormatId,
    deliveryFormatSize: replacement.deliveryFormatSize,
  },
}

/** How the two products are joined. */
export const productJoins = {
  products,
  brands,
  replacement,
  replacementBrand,
  isProduct: eq(products.id, substitutions.productId),
  isBrand: eq(brands.id, products.brandId),
  isReplacement: eq(replacement.id, substitutions.replacementProductId),
  isReplacementBrand: eq(replacementBrand.id, replacement.brandId),
}

const selectSubstitutions = (db: Db) =>
  db
    .select({
      row: substitutions,
      ...productColumns,
      firstName: users.firstName,
      lastName: users.lastName,
    })
    .from(substitutions)
    .innerJoin(products, productJoins.isProduct)
    .innerJoin(brands, productJoins.isBrand)
    .innerJoin(replacement, productJoins.isReplacement)
    .innerJoin(replacementBrand, productJoins.isReplacementBrand)
    .leftJoin(users, eq(users.id, substitutions.startedBy))
    .$dynamic()

async function countsOf(db: Db, ids: string[]): Promise<Map<string, Counts>> {
  const rows = await db
    .select({
      id: substitutionItems.substitutionId,
      state: substitutionItems.state,
      skip: substitutionItems.skip,
      count: sql<number>`count(*)::int`,
    })
    .from(substitutionItems)
    .where(inArray(substitutionItems.substitutionId, ids))
    .groupBy(substitutionItems.substitutionId, substitutionItems.state, substitutionItems.skip)
    .orderBy(substitutionItems.state, substitutionItems.skip)
  const found = new Map<string, Counts>(ids.map((id) => [id, { sums: [], skips: [] }]))
  for (const { id, state, skip, count } of rows) {
    const counts = found.get(id)
    const known = counts?.sums.find((sum) => sum.state === state)
    if (known) known.count += count
    else counts?.sums.push({ state, count })
    if (skip) counts?.skips.push({ skip, count })
  }
  return found
}

const toSubstitution = (read: Row, counts: Counts): Substitution => ({
  id: read.row.id,
  product: read.product,
  replacement: read.replacement,
  reason: read.row.reason,
  state: read.row.state,
  startedAt: read.row.startedAt.toISOString(),
  finishedAt: read.row.finishedAt?.toISOString() ?? null,
  undoneAt: read.row.undoneAt?.toISOString() ?? null,
  startedBy: read.firstName === null ? null : { firstName: read.firstName, lastName: read.lastName ?? '' },
  plansCount: counts.sums.reduce((all, { count }) => all + count, 0),
  ...counts,
})

async function withCounts(db: Db, rows: Row[]): Promise<Substitution[]> {
  const counts =
    rows.length > 0
      ? await countsOf(
          db,
          rows.map(({ row }) => row.id),
        )
      : new Map<string, Counts>()
  return rows.map((read) => toSubstitution(read, counts.get(read.row.id) ?? { sums: [], skips: [] }))
}

/** A substitution with how far it is; null for none. */
export async function findSubstitution(db: Db, id: string): Promise<Substitution | null> {
  const [found] = await withCounts(db, await selectSubstitutions(db).where(eq(substitutions.id, id)))
  return found ?? null
}

/** Substitutions, newest first. */
export async function listSubstitutions(
  db: Db,
  { productId, offset, limit }: Paged & { productId?: string | undefined },
) {
  const where = productId ? eq(substitutions.productId, productId) : undefined
  const rows = await selectSubstitutions(db)
    .where(where)
    .orderBy(desc(substitutions.startedAt), desc(substitutions.id))
    .offset(offset)
    .limit(limit)
  return { results: await withCounts(db, rows), count: await db.$count(substitutions, where) }
}

/** What was shown of a plan's doses; null before it was looked at. */
export function doseOf({ before, after, amountUnknown, difference }: typeof substitutionItems.$inferSelect) {
  return before && after && difference ? { before, after, amountUnknown, difference } : null
}

/** The plans of a substitution, by name. */
export async function listSubstitutionRows(
  db: Db,
  { id, state, offset, limit }: Paged & { id: string; state?: SubstitutionItemState | undefined },
): Promise<{ results: z.infer<typeof SubstitutionRow>[]; count: number }> {
  const where = and(
    eq(substitutionItems.substitutionId, id),
    state ? eq(substitutionItems.state, state) : isNotNull(substitutionItems.state),
  )
  const rows = await db
    .select({
      row: substitutionItems,
      plan: {
        id: recommendations.id,
        name: recommendations.name,
        isTemplate: recommendations.isTemplate,
        isGlobalTemplate: recommendations.isGlobalTemplate,
        practitionerId: recommendations.practitionerId,
      },
      practitioner: { firstName: users.firstName, lastName: users.lastName },
    })
    .from(substitutionItems)
    .innerJoin(recommendations, eq(recommendations.id, substitutionItems.recommendationId))
    .innerJoin(users, eq(users.id, recommendations.practitionerId))
    .where(where)
    .orderBy(byLetters(recommendations.name), asc(recommendations.id))
    .offset(offset)
    .limit(limit)
  const obstacles = await findObstaclesNow(
    db,
    id,
    rows.map(({ row }) => row),
  )
  const results = rows.map(({ row, plan, practitioner }) => {
    const { state: reached, skip } = row
    const obstacle = row.obstacle ?? obstacles.get(plan.id) ?? null
    return { plan: { ...plan, practitioner }, state: reached, skip, obstacle, dose: doseOf(row) }
  })
  return { results, count: await db.$count(substitutionItems, where) }
}
