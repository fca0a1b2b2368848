import type { RecommendationRow } from '@salvia/contract/plans/plan-records'
import type { RecommendationListMode } from '@salvia/contract/words/plans'
import { normaliseShareCode } from '@salvia/rules/plans/share-code'
import {
  and,
  asc,
  desc,
  eq,
  gte,
  ilike,
  inArray,
  isNotNull,
  isNull,
  lte,
  or,
  type SQL,
  sql,
} from 'drizzle-orm'
import type { Db } from '#db/database'
import { likePattern } from '#db/like-pattern'
import { byLetters, orderBy } from '#db/order-by'
import { users } from '../../identity/index.ts'
import { practitionerClients } from '../../people/index.ts'
import { clientsCount, itemsCount } from './plan-queries.ts'
import { practitionersPart, type Reader } from './plan-reader.ts'
import { recommendationClients, recommendationItems, recommendations } from './plan-tables.ts'

export type PlanListQuery = {
  offset: number
  limit: number
  sort?: string | undefined
  mode?: RecommendationListMode | undefined
  name?: string | undefined
  updatedAtFrom?: string | undefined
  sharedFrom?: string | undefined
  sharedTo?: string | undefined
  createdFrom?: string | undefined
  createdTo?: string | undefined
  isShared?: boolean | undefined
  languageCode?: string | undefined
  templateId?: string | undefined
  templateCategoryId?: string | undefined
  shareCode?: string | undefined
  practitionerIds?: string[] | undefined
  checkContainsProductId?: string | undefined
  containsProductId?: string | undefined
  isTemplate?: boolean | undefined
  isGlobalTemplate?: boolean | undefined
  includeAlertsCount?: boolean | undefined
}

const isOwn = (reader: Reader) => eq(recommendations.practitionerId, reader.userId)
const isGlobal = eq(recommendations.isGlobalTemplate, true)
const isByProvider = eq(users.userKindId, 'Internal')

/** Whose plans a list contains. Global templates are only visible to approved practitioners and admins. */
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
  and ${recommendationClients.clientId} = ${reader.userId}
  and ${recommendationClients.revokedAt} is null)`

const holds = (productId: string) => sql<boolean>`exists (select 1 from ${recommendationItems}
  where ${recommendationItems.recommendationId} = ${recommendations.id}
  and ${recommendationItems.productId} = ${productId})`

const shared = (isShared: boolean | undefined): SQL | undefined =>
  isShared === undefined ? undefined : (isShared ? isNotNull : isNull)(recommendations.sharedAt)

function inTime({ updatedAtFrom, sharedFrom, sharedTo, createdFrom, createdTo }: PlanListQuery) {
  const { updatedAt, sharedAt, createdAt } = recommendations
  return and(
    updatedAtFrom ? gte(updatedAt, new Date(updatedAtFrom)) : undefined,
    sharedFrom ? gte(sharedAt, new Date(sharedFrom)) : undefined,
    sharedTo ? lte(sharedAt, new Date(sharedTo)) : undefined,
    createdFrom ? gte(createdAt, new Date(createdFrom)) : undefined,
    createdTo ? lte(createdAt, new Date(createdTo)) : undefined,
  )
}

function filters(reader: Reader, query: PlanListQuery): SQL | undefined {
  const { name, languageCode, templateId, templateCategoryId } = query
  const { practitionerIds, containsProductId, isTemplate, isGlobalTemplate, shareCode } = query
  return and(
    eq(recommendations.isActive, true),
    modeFilter(reader, query.mode),
    name ? ilike(recommendations.name, likePattern(name)) : undefined,
    inTime(query),
    shared(query.isShared),
    languageCode ? sql`${recommendations.languageCode} = ${languageCode}` : undefined,
    templateId ? eq(recommendations.id, templateId) : undefined,
    templateCategoryId ? eq(recommendations.templateCategoryId, templateCategoryId) : undefined,
    shareCode ? eq(recommendations.shareCode, normaliseShareCode(shareCode)) : undefined,
    practitionerIds ? inArray(recommendations.practitionerId, practitionerIds) : undefined,
    containsProductId ? holds(containsProductId) : undefined,
    isTemplate === undefined ? undefined : eq(recommendations.isTemplate, isTemplate),
    isGlobalTemplate === undefined ? undefined : eq(recommendations.isGlobalTemplate, isGlobalTemplate),
  )
}

const sortable = {
  name: byLetters(recommendations.name),
  createdAt: recommendations.createdAt,
  updatedAt: recommendations.updatedAt,
  sharedAt: recommendations.sharedAt,
  totalOrders: recommendations.totalOrders,
}

/** Alerts of a plan's clients; muted ones do not count. */
const alertsCount = sql<number | null>`(select count(*)::int from ${recommendationClients}
  left join ${practitionerClients} on ${practitionerClients.clientId} = ${recommendationClients.clientId}
  and ${practitionerClients.practitionerId} = ${recommendations.practitionerId}
  where ${recommendationClients.recommendationId} = ${recommendations.id}
  and ${recommendationClients.alertId} is not null and ${recommendationClients.revokedAt} is null
  and not ${recommendations.muteAlerts} and not coalesce(${practitionerClients.muteAlerts}, false))`
const alerts = (isAsked: boolean | undefined) => (isAsked ? alertsCount : sql<null>`null`)
const contains = (productId: string | undefined) => (productId ? holds(productId) : sql<null>`null`)

type ListedPlan = RecommendationRow & { containsProduct: boolean | null; alertsCount: number | null }

type Selected = {
  plan: typeof recommendations.$inferSelect
  firstName: string
  lastName: string
  itemsCount: number
  clientsCount: number
  containsProduct: boolean | null
  alertsCount: number | null
}

function toRow(
  { plan, firstName, lastName, clientsCount: clients, alertsCount: count, ...counts }: Selected,
  reader: Reader,
): ListedPlan {
  const own = practitionersPart({ ...plan, clientsCount: clients }, reader)
  return {
    ...plan,
    ...counts,
    ...own,
    alertsCount: own.clientsCount === null ? null : count,
    createdAt: plan.createdAt.toISOString(),
    updatedAt: plan.updatedAt.toISOString(),
    sharedAt: plan.sharedAt?.toISOString() ?? null,
    practitioner: { firstName, lastName },
  }
}

/** A page of the plans visible to the reader, most recently changed first unless sorted otherwise. */
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
      alertsCount: alerts(query.includeAlertsCount),
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
