import type { CalendarDay } from '@salvia/contract/words/calendar-day'
import { REFILL_WITHIN_DAYS } from '@salvia/rules/plans/refills-due'
import { sql } from 'drizzle-orm'
import type { Db } from '#db/database'
import { orderHistory, orderLines, orders } from '../../orders/index.ts'
import { practitionerClients } from '../../people/index.ts'
import { recommendationClients, recommendationJourneys, recommendations } from '../../plans/index.ts'
import { journalEntries, walletTransactions } from '../../wallet/index.ts'

/** A practitioner's month, by its first day. */
export type TouchedMonth = { practitionerId: string; month: CalendarDay }

/**
 * The months, UTC, whose figures may have changed since an instant: those of orders that moved or whose commission did,
 * of plans and clients to which something happened, and of refills that came due or were decided.
 */
export function listTouchedMonths(
  db: Db,
  { since, now }: { since: Date; now: Date },
): Promise<TouchedMonth[]> {
  const at = sql`${since.toISOString()}::timestamptz`
  const until = sql`${now.toISOString()}::timestamptz`
  const happened = sql`(
    with moved as (
      select distinct o.id, o.practitioner_id, o.placed_at
      from ${orderHistory} h join ${orders} o on o.id = h.order_id
      where h.at >= ${at} and o.practitioner_id is not null and o.placed_at is not null
    )
      select practitioner_id, placed_at from moved
      union all
      select r.practitioner_id, r.shared_at from moved m
        join ${orderLines} l on l.order_id = m.id join ${recommendations} r on r.id = l.recommendation_id
      union all
      select t.practitioner_id, t.created_at
        from ${journalEntries} j join ${walletTransactions} t on t.id = j.transaction_id
        where j.posted_at >= ${at} and t.type = 'Commission'
      union all
      select c.practitioner_id, c.created_at
        from ${journalEntries} j join ${walletTransactions} t on t.id = j.transaction_id
        join ${walletTransactions} c on c.order_id = t.order_id and c.type = 'Commission'
        where j.posted_at >= ${at} and t.type = 'Adjustment'
      union all
      select practitioner_id, created_at from ${recommendations} where created_at >= ${at}
      union all
      select practitioner_id, shared_at from ${recommendations} where shared_at >= ${at}
      union all
      select r.practitioner_id, j.at
        from ${recommendationJourneys} j join ${recommendations} r on r.id = j.recommendation_id
        where j.at >= ${at} and j.event = 'Viewed'
      union all
      select practitioner_id, linked_at from ${practitionerClients} where linked_at >= ${at}
      union all
      select r.practitioner_id, c.refill_on::timestamp at time zone 'UTC'
        from ${recommendationClients} c join ${recommendations} r on r.id = c.recommendation_id
        where c.refill_on >= ${at}::date - ${REFILL_WITHIN_DAYS + 1}::int and c.refill_on <= ${until}::date
  ) as happened (practitioner_id, at)`
  const month = sql<CalendarDay>`to_char(happened.at at time zone 'UTC', 'YYYY-MM-01')`
  return db
    .selectDistinct({ practitionerId: sql<string>`happened.practitioner_id`, month })
    .from(happened)
    .where(sql`happened.at is not null`)
    .orderBy(sql`1, 2`)
}
