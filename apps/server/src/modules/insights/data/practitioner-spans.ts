import type { CalendarDay } from '@salvia/contract/words/calendar-day'
import { MAX_INSIGHT_MONTHS } from '@salvia/contract/words/limits'
import { and, eq, inArray, isNull, ne, or, sql } from 'drizzle-orm'
import type { Db } from '#db/database'
import { practitioners } from '../../people/index.ts'
import { practitionerMonths, practitionerSpans } from './insight-tables.ts'

const m = practitionerMonths
const s = practitionerSpans

/**
 * Adds the latest months of practitioners up again, until `lastMonth`, in the caller's transaction. Who made plans and is
 * none, as an admin, has no sums: they would be counted in a list that does not show them.
 */
export async function addUpSpans(tx: Db, practitionerIds: string[], lastMonth: CalendarDay): Promise<void> {
  await tx.delete(s).where(inArray(s.practitionerId, practitionerIds))
  await tx.execute(sql`
    insert into ${s} (practitioner_id, months_count, last_month, new_clients, plans_shared, orders, gross_sales, commission)
    select p.id, n.months, ${lastMonth}::date, coalesce(sum(m.new_clients), 0), coalesce(sum(m.plans_shared), 0),
      coalesce(sum(m.orders), 0), coalesce(sum(m.gross_sales), 0), coalesce(sum(m.commission), 0)
    from (select ${practitioners.userId} as id from ${practitioners}
      where ${inArray(practitioners.userId, practitionerIds)}) as p
    cross join generate_series(1, ${MAX_INSIGHT_MONTHS}::int) as n (months)
    left join ${m} m on m.practitioner_id = p.id and m.month <= ${lastMonth}::date
      and m.month > ${lastMonth}::date - make_interval(months => n.months)
    group by p.id, n.months`)
}

/** Some practitioners whose months were not added up since the running one began, also such as have none. */
export async function listNotAddedUp(
  db: Db,
  { lastMonth, limit }: { lastMonth: CalendarDay; limit: number },
): Promise<string[]> {
  const rows = await db
    .select({ practitionerId: practitioners.userId })
    .from(practitioners)
    .leftJoin(s, and(eq(s.practitionerId, practitioners.userId), eq(s.monthsCount, 1)))
    .where(or(isNull(s.lastMonth), ne(s.lastMonth, lastMonth)))
    .limit(limit)
  return rows.map(({ practitionerId }) => practitionerId)
}
