import { eq, gt, min, sql } from 'drizzle-orm'
import type { Db } from '#db/database'
import { readRows } from '#db/read-rows'
import { products } from '../products/product-tables.ts'
import { lockProducts } from './lock-products.ts'
import { stockWaits } from './stock-tables.ts'

/** Orders that wait for packs of which some are free, the longest waiting first. */
export async function listFillable(db: Db, limit: number): Promise<string[]> {
  const rows = await db
    .select({ orderId: stockWaits.orderId })
    .from(stockWaits)
    .innerJoin(products, eq(products.id, stockWaits.productId))
    .where(sql`${gt(stockWaits.missing, 0)} and ${gt(products.quantity, products.reserved)}`)
    .groupBy(stockWaits.orderId)
    .orderBy(min(stockWaits.since), stockWaits.orderId)
    .limit(limit)
  return rows.map(({ orderId }) => orderId)
}

/** Free packs beyond those that longer waiting orders miss. */
const fill = (orderId: string) => sql`
  with waits as (
    select w.product_id, w.missing, coalesce((
      select sum(o.missing) from stock_waits o
      where o.product_id = w.product_id and (o.since, o.order_id) < (w.since, w.order_id)), 0) as ahead
    from stock_waits w where w.order_id = ${orderId} and w.missing > 0),
  got as (
    select w.product_id, least(w.missing, p.quantity - p.reserved - w.ahead)::int as packs
    from waits w join products p on p.id = w.product_id
    where p.quantity - p.reserved > w.ahead),
  gone as (
    update products p set quantity = p.quantity - g.packs from got g where p.id = g.product_id),
  kept as (
    insert into stock_claims (order_id, product_id, quantity, state)
    select ${orderId}::uuid, product_id, packs, 'Taken' from got
    on conflict (order_id, product_id) do update set quantity = stock_claims.quantity + excluded.quantity),
  fewer as (
    update stock_waits w set missing = w.missing - g.packs from got g
    where w.order_id = ${orderId} and w.product_id = g.product_id)
  select coalesce(sum(w.missing), 0) - coalesce((select sum(packs) from got), 0) as missing from waits w`

/**
 * Takes free packs from stock for a locked order that waits for them, as far as no order has waited longer. Returns how
 * many packs it still misses.
 */
export async function fillWaits(tx: Db, orderId: string): Promise<number> {
  const waits = await tx
    .select({ productId: stockWaits.productId })
    .from(stockWaits)
    .where(eq(stockWaits.orderId, orderId))
  await lockProducts(
    tx,
    waits.map(({ productId }) => productId),
  )
  const rows = await readRows<{ missing: string }>(tx, fill(orderId))
  return Number(rows[0]?.missing)
}
