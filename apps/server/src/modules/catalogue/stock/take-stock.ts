import { sql } from 'drizzle-orm'
import type { Db } from '#db/database'
import { preparedAnywhere } from '#db/statements'
import { lockProducts } from './lock-products.ts'
import { type StockLine, step, wantedRows, wantedValues } from './stock-statements.ts'
import { stockedStatuses } from './stocked-statuses.ts'

const order = sql`${sql.placeholder('orderId')}::uuid`

const taken = preparedAnywhere((db: Db) => {
  const wanted = step(db, 'wanted', wantedRows)
  const held = step(
    db,
    'held',
    sql`select product_id, quantity, state from stock_claims where order_id = ${order}`,
  )
  const packs = step(
    db,
    'packs',
    sql`select p.id, p.quantity - p.reserved as free, w.quantity as wanted, h.quantity as held, h.state
      from products p join wanted w on w.product_id = p.id left join held h on h.product_id = p.id
      where p.stock_status in ${stockedStatuses} or h.product_id is not null`,
  )
  const gone = step(
    db,
    'gone',
    sql`update products p set quantity = p.quantity - l.wanted, reserved = p.reserved - coalesce(l.held, 0)
      from packs l
      where p.id = l.id and l.state is distinct from 'Taken' and l.free + coalesce(l.held, 0) >= l.wanted
      returning p.id, l.wanted`,
  )
  const kept = step(
    db,
    'kept',
    sql`insert into stock_claims (order_id, product_id, quantity, state)
      select ${order}, id, wanted, 'Taken' from gone
      on conflict (order_id, product_id)
      do update set state = 'Taken', quantity = excluded.quantity, expires_at = null`,
  )
  const short = step(
    db,
    'short',
    sql`select id, wanted from packs where state is distinct from 'Taken' and id not in (select id from gone)`,
  )
  const awaited = step(
    db,
    'awaited',
    sql`insert into stock_waits (order_id, product_id, missing, since)
      select ${order}, id, wanted, ${sql.placeholder('since')}::timestamptz from short
      on conflict do nothing`,
  )
  return db
    .with(wanted, held, packs, gone, kept, short, awaited)
    .select({ id: short.id })
    .from(short)
    .orderBy(short.id)
    .prepare('take_stock')
})

/**
 * Takes an order's packs from stock: those it reserved, and free ones if its reservation expired. Returns the ids of
 * products with too few left, which become a back order and wait from `now` on. Idempotent.
 */
export async function takeStock(
  tx: Db,
  { orderId, lines }: { orderId: string; lines: StockLine[] },
  now: Date,
): Promise<string[]> {
  if (lines.length === 0) return []
  const wanted = wantedValues(lines)
  // Sent together, in one round trip: the second begins, and sees what is free, once the first holds its locks.
  const [, short] = await Promise.all([
    lockProducts(tx, wanted.productIds),
    taken(tx).execute({ ...wanted, orderId, since: now.toISOString() }),
  ])
  return short.map(({ id }) => id)
}
