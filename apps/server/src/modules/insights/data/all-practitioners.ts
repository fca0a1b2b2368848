import type { CalendarMonth } from '@salvia/contract/words/calendar-day'
import type { Counts } from '@salvia/rules/insights/figures'
import {
  and,
  asc,
  count,
  desc,
  eq,
  getTableColumns,
  ilike,
  inArray,
  lte,
  not,
  notExists,
  notInArray,
  or,
  type SQL,
  type SQLWrapper,
  sql,
} from 'drizzle-orm'
import type { Db } from '#db/database'
import { fullNameOf } from '#db/full-name'
import { likePattern } from '#db/like-pattern'
import { byLetters } from '#db/order-by'
import { users } from '../../identity/index.ts'
import { practitionerClients, practitioners } from '../../people/index.ts'
import { dayOf, isWithin, type Span, totals } from './insight-queries.ts'
import { allPractitionersMonths, practitionerMonths, practitionerSpans } from './insight-tables.ts'

const m = practitionerMonths
const a = allPractitionersMonths
const s = practitionerSpans

const isPractitioner = (id: SQLWrapper): SQL =>
  sql`${id} in (select ${practitioners.userId} from ${practitioners})`

/**
 * Recomputes the sums of all practitioners' months, in the caller's transaction. Plans and clients of who is none, as an
 * admin, are no part of them: the total is that of the rows of the list.
 */
export async function addUpMonths(tx: Db): Promise<void> {
  await tx.delete(a)
  await tx.execute(sql`
    with linked as (
      select to_char(linked_at at time zone 'UTC', 'YYYY-MM-01')::date as month, count(*)::int as clients
      from ${practitionerClients} where ${isPractitioner(practitionerClients.practitionerId)} group by 1
    )
    insert into ${a} (month, new_clients, plans_made, plans_shared, plans_ordered, views, orders, gross_sales, commission,
      refills_due, refills_made, linked)
    select month, coalesce(new_clients, 0), coalesce(plans_made, 0), coalesce(plans_shared, 0),
      coalesce(plans_ordered, 0), coalesce(views, 0), coalesce(orders, 0), coalesce(gross_sales, 0),
      coalesce(commission, 0), coalesce(refills_due, 0), coalesce(refills_made, 0), coalesce(clients, 0)
    from (
      select month, sum(new_clients) as new_clients, sum(plans_made) as plans_made, sum(plans_shared) as plans_shared,
        sum(plans_ordered) as plans_ordered, sum(views) as views, sum(orders) as orders,
        sum(gross_sales) as gross_sales, sum(commission) as commission, sum(refills_due) as refills_due,
        sum(refills_made) as refills_made
      from ${m} where ${isPractitioner(m.practitionerId)} group by month
    ) counted full join linked using (month)`)
}

/** Counts of all practitioners by month; months in which nothing happened are absent. */
export async function listAllMonths(db: Db, span: Span): Promise<Map<CalendarMonth, Counts>> {
  const { month, linked: _, ...counts } = getTableColumns(a)
  const rows = await db
    .select({ month, ...counts })
    .from(a)
    .where(isWithin(a, span))
  return new Map(rows.map(({ month: day, ...of }) => [day.slice(0, 7) as CalendarMonth, of]))
}

/** Clients on the files of all practitioners at the end of each of some months. */
export async function countAllClients(db: Db, months: CalendarMonth[]): Promise<number[]> {
  const last = months.at(-1)
  if (last === undefined) return []
  const rows = await db
    .select({ month: a.month, linked: a.linked })
    .from(a)
    .where(lte(a.month, dayOf(last)))
  return months.map((until) =>
    rows.reduce((sum, { month, linked }) => (month <= dayOf(until) ? sum + linked : sum), 0),
  )
}

/** Practitioners with words in their name or in that of their practice. */
function listNamed(db: Db, name: string) {
  const pattern = likePattern(name)
  return db
    .select({ id: practitioners.userId })
    .from(practitioners)
    .innerJoin(users, eq(users.id, practitioners.userId))
    .where(or(sql`${fullNameOf(users)} ilike ${pattern}`, ilike(practitioners.practiceName, pattern)))
}

/** Sorted by a count, either way, practitioners with the same one follow each other as in its index. */
const sameFirst = (isDown: boolean): SQL => (isDown ? desc(s.practitionerId) : asc(s.practitionerId))

type Paging = { order: SQL[]; isDown: boolean; offset: number; limit: number }
type PractitionerQuery = Span & Paging & { monthsCount: number; name?: string | undefined }

/** The columns by which practitioners are sorted: their counts over the span as stored, and their name. */
export const sortableTotals = {
  grossSales: s.grossSales,
  commission: s.commission,
  orders: s.orders,
  newClients: s.newClients,
  plansShared: s.plansShared,
  name: byLetters(sql`${users.lastName} || ' ' || ${users.firstName}`),
}

/** The few who may not sign in, and in whose months nothing happened. */
const listGone = (db: Db, span: Span) =>
  db
    .select({ id: users.id })
    .from(users)
    .where(
      and(
        not(users.isActive),
        notExists(
          db
            .select({ month: m.month })
            .from(m)
            .where(and(eq(m.practitionerId, users.id), isWithin(m, span))),
        ),
      ),
    )

/**
 * Those whose figures were gathered, also such as in whose months nothing happened, unless they may not sign in any more:
 * these are left out by a list of them, so that a far page looks nobody up on its way.
 */
const isAsked = (db: Db, { name, monthsCount, ...span }: Omit<PractitionerQuery, keyof Paging>) =>
  and(
    eq(s.monthsCount, monthsCount),
    notInArray(s.practitionerId, listGone(db, span)),
    name ? inArray(s.practitionerId, listNamed(db, name)) : undefined,
  )

/** The page's practitioners with their counts over a span. */
export async function listPractitionerCounts(
  db: Db,
  { name, order, isDown, offset, limit, monthsCount, ...span }: PractitionerQuery,
) {
  const which = isAsked(db, { name, monthsCount, ...span })
  const page = db
    .select({ id: s.practitionerId })
    .from(s)
    // For the order by name: joined from the left, so that otherwise nobody is looked up.
    .leftJoin(users, eq(users.id, s.practitionerId))
    .where(which)
    .orderBy(...order, sameFirst(isDown))
    .offset(offset)
    .limit(limit)
  const [found, total] = await Promise.all([page, db.$count(s, which)])
  const ids = found.map(({ id }) => id)
  const rows = new Map((await countEach(db, ids, span)).map((row) => [row.practitionerId, row]))
  return { rows: ids.flatMap((id) => rows.get(id) ?? []), count: total }
}

const countEach = (db: Db, ids: string[], span: Span) =>
  db
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
    .where(inArray(users.id, ids))
    .groupBy(users.id, practitioners.practiceName)

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
