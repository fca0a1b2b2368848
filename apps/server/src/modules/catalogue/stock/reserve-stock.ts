import { sql } from 'drizzle-orm'
import type { Db } from '#db/database'
import { preparedAnywhere } from '#db/statements'
import { lockProducts } from './lock-products.ts'
import { type StockLine, step, wantedRows, wantedValues } from './stock-statements.ts'
import { stockedStatuses } from './stocked-statuses.ts'

export type Reservation = {
  orderId: string
  lines: StockLine[]
  /** When it expires; null while a payment is being processed. */
  expiresAt: Date | null
}

const order = sql`${sql.placeholder('orderId')}::uuid`

const reserved = preparedAnywhere((db: Db) => {
  const wanted = step(db, 'wanted', wantedRows)
  const packs = step(
    db,
    'packs',
    sql`select p.id, p.quantity - p.reserved as free, w.quantity as wanted
      from products p join wanted w on w.product_id = p.id
      where p.stock_status in ${stockedStatuses}
        and not exists (select 1 from stock_claims c where c.order_id = ${order} and c.product_id = p.id)`,
  )
  const short = step(db, 'short', sql`select id from packs where free < wanted`)
  const promised = step(
    db,
    'promised',
    sql`update products p set reserved = p.reserved + l.wanted from packs l
      where p.id = l.id and not exists (select 1 from short) returning p.id, l.wanted`,
  )
  const claimed = step(
    db,
    'claimed',
    sql`insert into stock_claims (order_id, product_id, quantity, state, expires_at)
      select ${order}, id, wanted, 'Reserved', ${sql.placeholder('expiresAt')}::timestamptz from promised`,
  )
  const extended = step(
    db,
    'extended',
    sql`update stock_claims set expires_at = ${sql.placeholder('expiresAt')}::timestamptz
      where order_id = ${order} and state = 'Reserved' and not exists (select 1 from short)`,
  )
  return db
    .with(wanted, packs, short, promised, claimed, extended)
    .select({ id: short.id })
    .from(short)
    .orderBy(short.id)
    .prepare('reserve_stock')
})

/**
 * Reserves packs of InStock and LimitedAvailability products for an order, all or none. Returns the ids of products
 * with too few left; empty if everything was reserved. What the order already holds is not reserved again, only
 * its expiry changes; other products are sold without stock and skipped.
 */
export async function reserveStock(tx: Db, { orderId, lines, expiresAt }: Reservation): Promise<string[]> {
  if (lines.length === 0) return []
  const wanted = wantedValues(lines)
  // Sent together, in one round trip: the second begins, and sees what is free, once the first holds its locks.
  const [, short] = await Promise.all([
    lockProducts(tx, wanted.productIds),
    reserved(tx).execute({ ...wanted, orderId, expiresAt: expiresAt?.toISOString() ?? null }),
  ])
  return short.map(({ id }) => id)
}
