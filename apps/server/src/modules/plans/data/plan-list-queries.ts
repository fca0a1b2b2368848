import type { RecommendationRow } from '@salvia/contract/plans/plan-records'
import type { RecommendationListMode } from '@salvia/contract/words/plans'
import { and, asc, desc, eq, gte, ilike, inArray, or, type SQL, sql } from 'drizzle-orm'
import type { Db } from '#db/database'
import { likePattern } from '#db/like-pattern'
import { orderBy } from '#db/order-by'
import { users } from '../../identity/index.ts'
import { practitionersPart, type Reader } from '../plan-reader.ts'
import { recommendationClients, recommendationItems, recommendations } from './plan-tables.ts'

export type PlanListQuery = {
  offset: number
  limit: number
  sort?: string | undefined
  mode?: RecommendationListMode | undefined
  name?: string | undefined
  updatedAtFrom?: string | undefined
  sharedFrom?: string | undefined
  languageCode?: string | undefined
  templateId?: string | undefined
  templateCategoryId?: string | undefined
  practitionerIds?: string[] | undefined
  checkContainsProductId?: string | undefined
  containsProductId?: string | undefined
}

const isOwn = (reader: Reader) => eq(recommendations.practitionerId, reader.userId)
const isGlobal = eq(recommendations.isGlobalTemplate, true)
const isByProvider = eq(users.userKindId, 'Internal')

/** Whom a list belongs to. Global templates show to approved practitioners and admins only. */
function modeFilter(reader: Reader, mode: RecommendationListMode | undefined): SQL | undefined {
  const seesGlobal = reader.isAdmin || reader.isApproved ? isGlobal : sql`false`
  const byMode: Record<RecommendationListMode, SQL | undefined> = {
    Recommendations: and(isOwn(reader), eq(recommendations.isTemplate, false)),
    OwnTemplates: and(isOwn(reader), eq(recommendations.isTemplate, true)),
    GlobalTemplates: seesGlobal,
    ProviderTemplates: and(seesGlobal, isByProvider),
    ExpertTemplates: and(seesGlobal, eq(users.userKindId, 'Practitioner')),
    AllTemplates: or(and(isOwn(reader), eq(recommendations.isTemplate, true)), seesGlobal),
  }
  return mode ? byMode[mode] : or(isOwn(reader), isClientOf(reader), reader.isAdmin ? sql`true` : undefined)
}

const isClientOf = (reader: Reader) => sql`exists (select 1 from ${recommendationClients}
  where ${recommendationClients.recommendationId} = ${recommendations.id}
  and ${recommendationClients.clientId} = ${reader.userId})`

const holds = (productId: string) => sql<boolean>`exists (select 1 from ${recommendationItems}
  where ${recommendationItems.recommendationId} = ${recommendations.id}
  and ${recommendationItems.productId} = ${productId})`

function filters(reader: Reader, query: PlanListQuery): SQL | undefined {
  const { name, updatedAtFrom, sharedFrom, languageCode, templateId, templateCategoryId } = query
  const { practitionerIds, containsProductId } = query
  return and(
    eq(recommendations.isActive, true),
    modeFilter(reader, query.mode),
    name ? ilike(recommendations.name, likePattern(name)) : undefined,
    updatedAtFrom ? gte(recommendations.updatedAt, new Date(updatedAtFrom)) : undefined,
    sharedFrom ? gte(recommendations.sharedAt, new Date(sharedFrom)) : undefined,
    languageCode ? sql`${recommendations.languageCode} = ${languageCode}` : undefined,
    templateId ? eq(recommendations.id, templateId) : undefined,
    templateCategoryId ? eq(recommendations.templateCategoryId, templateCategoryId) : undefined,
    practitionerIds ? inArray(recommendations.practitionerId, practitionerIds) : undefined,
    containsProductId ? holds(containsProductId) : undefined,
  )
}

const sortable = {
  name: recommendations.name,
  createdAt: recommendations.createdAt,
  updatedAt: recommendations.updatedAt,
  sharedAt: recommendations.sharedAt,
  totalOrders: recommendations.totalOrders,
}

const itemsCount = sql<number>`(select count(*)::int from ${recommendationItems}
  where ${recommendationItems.recommendationId} = ${recommendations.id})`
const clientsCount = sql<number>`(select count(*)::int from ${recommendationClients}
  where ${recommendationClients.recommendationId} = ${recommendations.id})`
const contains = (productId: string | undefined) => (productId ? holds(productId) : sql<null>`null`)

type ListedPlan = RecommendationRow & { containsProduct: boolean | null }

type Selected = {
  plan: typeof recommendations.$inferSelect
  firstName: string
  lastName: string
  itemsCount: number
  clientsCount: number
  containsProduct: boolean | null
}

function toRow(
  { plan, firstName, lastName, clientsCount: clients, ...counts }: Selected,
  reader: Reader,
): ListedPlan {
  return {
    ...plan,
    ...counts,
    ...practitionersPart({ ...plan, clientsCount: clients }, reader),
    createdAt: plan.createdAt.toISOString(),
    updatedAt: plan.updatedAt.toISOString(),
    sharedAt: plan.sharedAt?.toISOString() ?? null,
    practitioner: { firstName, lastName },
  }
}

/** One page of the plans that the reader may see, newest change first unless asked otherwise. */
export async function listPlans(
  db: Db,
  reader: Reader,
  query: PlanListQuery,
): Promise<{ results: ListedPlan[]; count: number }> {
  const where = filters(reader, query)
  const rows = await db
    .select({
      plan: recommendations,
      firstName: users.firstName,
      lastName: users.lastName,
      itemsCount,
      clientsCount,
      containsProduct: contains(query.checkContainsProductId),
    })
    .from(recommendations)
    .innerJoin(users, eq(users.id, recommendations.practitionerId))
    .where(where)
    .orderBy(...orderBy(query.sort, sortable, [desc(recommendations.updatedAt)]), asc(recommendations.id))
    .limit(query.limit)
    .offset(query.offset)
  const [total] = await db
    .select({ count: sql<number>`count(*)::int` })
    .from(recommendations)
    .innerJoin(users, eq(users.id, recommendations.practitionerId))
    .where(where)
  return { results: rows.map((row) => toRow(row, reader)), count: total?.count ?? 0 }
}
