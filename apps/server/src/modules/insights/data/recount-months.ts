import { type SQL, sql } from 'drizzle-orm'
import type { Db } from '#db/database'
import { orderLines, orders } from '../../orders/index.ts'
import { practitionerClients } from '../../people/index.ts'
import { recommendationJourneys, recommendations } from '../../plans/index.ts'
import { journalEntries, ledgerAccounts, postings, walletTransactions } from '../../wallet/index.ts'
import { practitionerMonthPlans, practitionerMonthProducts, practitionerMonths } from './insight-tables.ts'
import type { TouchedMonth } from './touched-months.ts'

export type CountedRefills = { due: number; made: number }

/** A month to recount, with its refills. */
export type MonthToCount = TouchedMonth & CountedRefills

const touched = (months: MonthToCount[]): SQL => sql`(
  select t."practitionerId" as practitioner_id, t.month, t.due, t.made,
    t.month::timestamp at time zone 'UTC' as from_at,
    (t.month + interval '1 month')::timestamp at time zone 'UTC' as until_at
  from jsonb_to_recordset(${JSON.stringify(months)}::jsonb)
    as t ("practitionerId" uuid, month date, due int, made int))`

/** Minor units in EUR cents by the rate that was fixed for the order. */
const inEuros = (amount: SQL): SQL => sql`round(${amount}::numeric * 1000000 / o.exchange_rate)`

const isSale = sql`coalesce(o.archived_from, o.status) not in ('Draft', 'Canceled', 'Deleted')`

const isWithin = (at: SQL): SQL => sql`${at} >= t.from_at and ${at} < t.until_at`

const salesOf = sql`
  from ${orders} o where o.practitioner_id = t.practitioner_id and ${isWithin(sql`o.placed_at`)} and ${isSale}`

const plansOf = (condition: SQL): SQL => sql`(select count(*) from ${recommendations} r
  where r.practitioner_id = t.practitioner_id and not r.is_template and ${condition})`

/** Of the orders placed in the month; what refunds took back later, by an adjustment, belongs to its order's month. */
const ledgerCommission = sql`(select coalesce(sum(p.amount), 0) from ${walletTransactions} w
  cross join lateral (select w.id union all select later.id from ${walletTransactions} later
    where later.order_id = w.order_id and later.type = 'Adjustment') m
  join ${journalEntries} j on j.transaction_id = m.id
  join ${postings} p on p.entry_id = j.id
  join ${ledgerAccounts} a on a.id = p.account_id
  where w.practitioner_id = t.practitioner_id and w.type = 'Commission' and ${isWithin(sql`w.created_at`)}
    and a.practitioner_id = t.practitioner_id and a.kind in ('pending', 'available'))`

/** Recounts months from their sources, in the caller's transaction. */
export async function recountMonths(tx: Db, months: MonthToCount[]): Promise<void> {
  await tx.execute(sql`
    insert into ${practitionerMonths} (practitioner_id, month, new_clients, plans_made, plans_shared, plans_ordered,
      views, orders, gross_sales, commission, refills_due, refills_made)
    select t.practitioner_id, t.month,
      (select count(*) from ${practitionerClients} c
        where c.practitioner_id = t.practitioner_id and ${isWithin(sql`c.linked_at`)}),
      ${plansOf(isWithin(sql`r.created_at`))},
      ${plansOf(isWithin(sql`r.shared_at`))},
      ${plansOf(sql`${isWithin(sql`r.shared_at`)} and r.total_orders > 0`)},
      (select count(*) from ${recommendations} r join ${recommendationJourneys} j on j.recommendation_id = r.id
        where r.practitioner_id = t.practitioner_id and j.event = 'Viewed' and ${isWithin(sql`j.at`)}),
      (select count(*) ${salesOf}),
      (select coalesce(sum(${inEuros(sql`o.goods_paid`)}), 0) ${salesOf}),
      ${ledgerCommission}, t.due, t.made
    from ${touched(months)} t
    on conflict (practitioner_id, month) do update set new_clients = excluded.new_clients,
      plans_made = excluded.plans_made, plans_shared = excluded.plans_shared,
      plans_ordered = excluded.plans_ordered, views = excluded.views, orders = excluded.orders,
      gross_sales = excluded.gross_sales, commission = excluded.commission,
      refills_due = excluded.refills_due, refills_made = excluded.refills_made`)
  await recountLines(tx, months, { table: practitionerMonthProducts, key: sql`product_id` })
  await recountLines(tx, months, { table: practitionerMonthPlans, key: sql`recommendation_id` })
}

type LineTable = {
  table: typeof practitionerMonthProducts | typeof practitionerMonthPlans
  key: SQL
}

/** What was sold of each product, or by each plan. Replaces the rows: a canceled order may have been the only one. */
async function recountLines(tx: Db, months: MonthToCount[], { table, key }: LineTable): Promise<void> {
  const isOfProducts = table === practitionerMonthProducts
  await tx.execute(sql`delete from ${table} m using ${touched(months)} t
    where m.practitioner_id = t.practitioner_id and m.month = t.month`)
  await tx.execute(sql`
    insert into ${table} (practitioner_id, month, ${key}, ${isOfProducts ? sql`packs,` : sql``} orders, gross_sales)
    select t.practitioner_id, t.month, l.${key}, ${isOfProducts ? sql`sum(l.quantity),` : sql``}
      count(distinct o.id), sum(${inEuros(sql`l.paid`)})
    from ${touched(months)} t
    join ${orders} o on o.practitioner_id = t.practitioner_id and ${isWithin(sql`o.placed_at`)} and ${isSale}
    join ${orderLines} l on l.order_id = o.id
    where l.${key} is not null
    group by t.practitioner_id, t.month, l.${key}`)
}
