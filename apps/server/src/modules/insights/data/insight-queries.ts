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
  inArray,
  lte,
  or,
  type SQL,
  type SQLWrapper,
  sql,
} from 'drizzle-orm'
import type { Db } from '#db/database'
import { likePattern } from '#db/like-pattern'
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

const dayOf = (month: CalendarMonth) => `${month}-01` as CalendarDay

const isWithin = (
  { month }: Pick<typeof m | typeof practitionerMonthProducts | typeof practitionerMonthPlans, 'month'>,
  { first, last }: Span,
): SQL | undefined => and(gte(month, dayOf(first)), lte(month, dayOf(last)))

const total = (column: SQLWrapper) => sql<number>`coalesce(sum(${column}), 0)::bigint`.mapWith(Number)

const totals = {
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

/** Counts by month, of one practitioner or, with null, of all; months in which nothing happened are absent. */
export async function listMonthCounts(
  db: Db,
  { practitionerId, ...span }: Span & { practitionerId: string | null },
): Promise<Map<CalendarMonth, Counts>> {
  const rows = await db
    .select({ month: m.month, ...totals })
    .from(m)
    .where(and(practitionerId === null ? undefined : eq(m.practitionerId, practitionerId), isWithin(m, span)))
    .groupBy(m.month)
  return new Map(rows.map(({ month, ...counts }) => [month.slice(0, 7) as CalendarMonth, counts]))
}

/** Clients on a practitioner's files, or on all, before each of some instants. */
export async function countClientsUntil(
  db: Db,
  { practitionerId, instants }: { practitionerId: string | null; instants: Date[] },
): Promise<number[]> {
  const c = practitionerClients
  const nth = sql<number>`i.nth`
  const rows = await db
    .select({ nth, clients: count(c.clientId) })
    .from(
      sql`unnest(${sql.param(instants.map((at) => at.toISOString()))}::timestamptz[]) with ordinality as i (at, nth)`,
    )
    .leftJoin(
      c,
      and(
        sql`${c.linkedAt} < i.at`,
        practitionerId === null ? undefined : eq(c.practitionerId, practitionerId),
      ),
    )
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
    .orderBy(desc(sales), products.name, s.productId)
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

const isNamed = (name: string): SQL | undefined => {
  const pattern = likePattern(name)
  return or(
    sql`concat_ws(' ', ${users.firstName}, ${users.lastName}) ilike ${pattern}`,
    ilike(practitioners.practiceName, pattern),
  )
}

type PractitionerQuery = Span & { name?: string | undefined; order: SQL[]; offset: number; limit: number }

/** The columns by which practitioners are sorted; their counts over the span. */
export const sortableTotals = {
  grossSales: totals.grossSales,
  commission: totals.commission,
  orders: totals.orders,
  newClients: totals.newClients,
  plansShared: totals.plansShared,
  name: sql`${users.lastName} || ' ' || ${users.firstName}`,
}

/** Practitioners with their counts over a span, also those in whose months nothing happened. */
export async function listPractitionerCounts(
  db: Db,
  { name, order, offset, limit, ...span }: PractitionerQuery,
) {
  const which = and(eq(users.isActive, true), name ? isNamed(name) : undefined)
  const rows = await db
    .select({
      practitionerId: users.id,
      firstName: users.firstName,
      lastName: users.lastName,
      practiceName: practitioners.practiceName,
      ...totals,
    })
    .from(practitioners)
    .innerJoin(users, eq(users.id, practitioners.userId))
    .leftJoin(m, and(eq(m.practitionerId, users.id), isWithin(m, span)))
    .where(which)
    .groupBy(users.id, practitioners.practiceName)
    .orderBy(...order, users.id)
    .offset(offset)
    .limit(limit)
  const [counted] = await db
    .select({ count: count() })
    .from(practitioners)
    .innerJoin(users, eq(users.id, practitioners.userId))
    .where(which)
  return { rows, count: counted?.count ?? 0 }
}

/** Clients on the files of some practitioners, by practitioner. */
export async function countClientsOf(db: Db, practitionerIds: string[]): Promise<Map<string, number>> {
  const c = practitionerClients
  const rows = await db
    .select({ practitionerId: c.practitionerId, clients: count() })
    .from(c)
    .where(inArray(c.practitionerId, practitionerIds))
    .groupBy(c.practitionerId)
  return new Map(rows.map(({ practitionerId, clients }) => [practitionerId, clients]))
}

/** Who the figures are of; null for nobody. */
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
