import type { CalendarDay, CalendarMonth } from '@salvia/contract/words/calendar-day'
import type { Counts } from '@salvia/rules/insights/figures'
import {
  and,
  count,
  countDistinct,
  desc,
  eq,
  gte,
  ilike,
  lte,
  or,
  type SQL,
  type SQLWrapper,
  sql,
} from 'drizzle-orm'
import type { Db } from '#db/database'
import { likePattern } from '#db/like-pattern'
import { byLetters } from '#db/order-by'
import { brands, products } from '../../catalogue/index.ts'
import { users } from '../../identity/index.ts'
import { practitionerClients, practitioners } from '../../people/index.ts'
import { recommendations } from '../../plans/index.ts'
import {
  insightSources,
  practitionerMonthPlans,
  practitionerMonthProducts,
  practitionerMonths,
} from './insight-tables.ts'

const m = practitionerMonths

/** Months from the first to the last, both included. */
export type Span = { first: CalendarMonth; last: CalendarMonth }

export const dayOf = (month: CalendarMonth) => `${month}-01` as CalendarDay

export const isWithin = ({ month }: { month: SQLWrapper }, { first, last }: Span): SQL | undefined =>
  and(gte(month, dayOf(first)), lte(month, dayOf(last)))

const total = (column: SQLWrapper) => sql<number>`coalesce(sum(${column}), 0)::bigint`.mapWith(Number)

export const totals = {
  newClients: total(m.newClients),
  plansMade: total(m.plansMade),
  plansShared: total(m.plansShared),
  plansOrdered: total(m.plansOrdered),
  views: total(m.views),
  orders: total(m.orders),
  grossSales: total(m.grossSales),
  commission: total(m.commission),
  refillsDue: total(m.refillsDue),
  refillsMade: total(m.refillsMade),
}

/** Counts of a practitioner by month; months in which nothing happened are absent. */
export async function listMonthCounts(
  db: Db,
  { practitionerId, ...span }: Span & { practitionerId: string },
): Promise<Map<CalendarMonth, Counts>> {
  const rows = await db
    .select({ month: m.month, ...totals })
    .from(m)
    .where(and(eq(m.practitionerId, practitionerId), isWithin(m, span)))
    .groupBy(m.month)
  return new Map(rows.map(({ month, ...counts }) => [month.slice(0, 7) as CalendarMonth, counts]))
}

/** Clients on a practitioner's files before each of some instants. */
export async function countClientsUntil(
  db: Db,
  { practitionerId, instants }: { practitionerId: string; instants: Date[] },
): Promise<number[]> {
  const c = practitionerClients
  const nth = sql<number>`i.nth`
  const rows = await db
    .select({ nth, clients: count(c.clientId) })
    .from(
      sql`unnest(${sql.param(instants.map((at) => at.toISOString()))}::timestamptz[]) with ordinality as i (at, nth)`,
    )
    .leftJoin(c, and(sql`${c.linkedAt} < i.at`, eq(c.practitionerId, practitionerId)))
    .groupBy(nth)
    .orderBy(nth)
  return rows.map(({ clients }) => clients)
}

/** When the figures were gathered last; null before the first time. */
export async function findGatheredAt(db: Db): Promise<Date | null> {
  const [row] = await db.select().from(insightSources)
  return row?.readUntil ?? null
}

type ProductQuery = Span & {
  practitionerId: string
  name?: string | undefined
  offset: number
  limit: number
}

/** Products sold by a practitioner's plans, those of most sales first; `name` is a part of a product's or brand's. */
export async function listSoldProducts(
  db: Db,
  { practitionerId, name, offset, limit, ...span }: ProductQuery,
) {
  const s = practitionerMonthProducts
  const pattern = name ? likePattern(name) : null
  const which = and(
    eq(s.practitionerId, practitionerId),
    isWithin(s, span),
    pattern === null ? undefined : or(ilike(products.name, pattern), ilike(brands.name, pattern)),
  )
  const sales = total(s.grossSales)
  const sold = db
    .select({
      productId: s.productId,
      name: products.name,
      brandName: brands.name,
      packs: total(s.packs),
      orders: total(s.orders),
      sales,
    })
    .from(s)
    .innerJoin(products, eq(products.id, s.productId))
    .innerJoin(brands, eq(brands.id, products.brandId))
    .where(which)
    .groupBy(s.productId, products.name, brands.name)
    .orderBy(desc(sales), byLetters(products.name), s.productId)
    .offset(offset)
    .limit(limit)
  const counted = db
    .select({ count: countDistinct(s.productId) })
    .from(s)
    .innerJoin(products, eq(products.id, s.productId))
    .innerJoin(brands, eq(brands.id, products.brandId))
    .where(which)
  const [rows, [found]] = [await sold, await counted]
  return { rows, count: found?.count ?? 0 }
}

/** The plans of a practitioner that sold most. */
export function listTopPlans(
  db: Db,
  { practitionerId, limit, ...span }: Span & { practitionerId: string; limit: number },
) {
  const s = practitionerMonthPlans
  const sales = total(s.grossSales)
  return db
    .select({
      recommendationId: s.recommendationId,
      name: recommendations.name,
      orders: total(s.orders),
      sales,
    })
    .from(s)
    .innerJoin(recommendations, eq(recommendations.id, s.recommendationId))
    .where(and(eq(s.practitionerId, practitionerId), isWithin(s, span)))
    .groupBy(s.recommendationId, recommendations.name)
    .orderBy(desc(sales), s.recommendationId)
    .limit(limit)
}

/** Whose figures they are; null for nobody. */
export async function findInsightPractitioner(db: Db, practitionerId: string) {
  const [row] = await db
    .select({
      id: users.id,
      firstName: users.firstName,
      lastName: users.lastName,
      practiceName: practitioners.practiceName,
    })
    .from(practitioners)
    .innerJoin(users, eq(users.id, practitioners.userId))
    .where(eq(users.id, practitionerId))
  return row ?? null
}
