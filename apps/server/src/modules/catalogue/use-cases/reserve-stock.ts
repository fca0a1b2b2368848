import { sql } from 'drizzle-orm'
import type { Db } from '#db/database'
import { type StockLine, wantedRows } from '../data/stock-statements.ts'

export type Reservation = {
  orderId: string
  lines: StockLine[]
  /** When it lapses; null while a payment is being processed. */
  expiresAt: Date | null
}

/**
 * Promises packs of InStock and LimitedAvailability products to an order: all of them or none. Answers with the ids
 * of the products that have too few left, and is empty when everything is reserved. What the order holds already is
 * not reserved again; other products are sold without stock and are passed over.
 */
export async function reserveStock(tx: Db, { orderId, lines, expiresAt }: Reservation): Promise<string[]> {
  if (lines.length === 0) return []
  const { rows } = (await tx.execute(sql`
    with wanted as (${wantedRows(lines)}),
    locked as (
      select p.id, p.quantity - p.reserved as free, w.quantity as wanted
      from products p join wanted w on w.product_id = p.id
      where p.stock_status in ('InStock', 'LimitedAvailability')
        and not exists (select 1 from stock_claims c where c.order_id = ${orderId} and c.product_id = p.id)
      order by p.id for no key update of p),
    short as (select id from locked where free < wanted),
    reserved as (
      update products p set reserved = p.reserved + l.wanted from locked l
      where p.id = l.id and not exists (select 1 from short) returning p.id, l.wanted),
    claimed as (
      insert into stock_claims (order_id, product_id, quantity, state, expires_at)
      select ${orderId}::uuid, id, wanted, 'Reserved', ${expiresAt?.toISOString() ?? null}::timestamptz from reserved)
    select id from short order by id`)) as { rows: { id: string }[] }
  return rows.map(({ id }) => id)
}
