import { sql } from 'drizzle-orm'
import type { Db } from '#db/database'
import { type StockLine, wantedRows } from '../data/stock-statements.ts'

/**
 * Takes an order's packs from the shelf: what it reserved, and what is free where its reservation lapsed. Answers
 * with the ids of the products of which too few are left: they are kept as a back order. Taking twice takes once.
 */
export async function takeStock(tx: Db, orderId: string, lines: StockLine[]): Promise<string[]> {
  if (lines.length === 0) return []
  const { rows } = (await tx.execute(sql`
    with wanted as (${wantedRows(lines)}),
    held as (select product_id, quantity, state from stock_claims where order_id = ${orderId} for update),
    locked as (
      select p.id, p.quantity - p.reserved as free, w.quantity as wanted, h.quantity as held, h.state
      from products p join wanted w on w.product_id = p.id left join held h on h.product_id = p.id
      where p.stock_status in ('InStock', 'LimitedAvailability') or h.product_id is not null
      order by p.id for no key update of p),
    taken as (
      update products p set quantity = p.quantity - l.wanted, reserved = p.reserved - coalesce(l.held, 0)
      from locked l
      where p.id = l.id and l.state is distinct from 'Taken' and l.free + coalesce(l.held, 0) >= l.wanted
      returning p.id, l.wanted),
    kept as (
      insert into stock_claims (order_id, product_id, quantity, state)
      select ${orderId}::uuid, id, wanted, 'Taken' from taken
      on conflict (order_id, product_id)
      do update set state = 'Taken', quantity = excluded.quantity, expires_at = null)
    select id from locked
    where state is distinct from 'Taken' and id not in (select id from taken) order by id`)) as {
    rows: { id: string }[]
  }
  return rows.map(({ id }) => id)
}
