import { sql } from 'drizzle-orm'
import type { Db } from '#db/database'
import { lockProducts } from './lock-products.ts'
import type { StockLine } from './stock-statements.ts'

/** What an order holds and waits for beyond what it keeps; what it waits for is let go first. */
const letGo = (orderId: string, productIds: string[], quantities: number[]) => sql`
  with kept as (
    select * from unnest(${sql.param(productIds)}::uuid[], ${sql.param(quantities)}::int[]) as k (product_id, packs)),
  held as (
    select k.product_id, k.packs as kept, coalesce(w.missing, 0) as missing,
      greatest(coalesce(c.quantity, 0) + coalesce(w.missing, 0) - k.packs, 0) as beyond
    from kept k
    left join stock_claims c on c.order_id = ${orderId} and c.product_id = k.product_id and c.state = 'Taken'
    left join stock_waits w on w.order_id = ${orderId} and w.product_id = k.product_id),
  parts as (
    select product_id, kept, least(missing, beyond) as unawaited, beyond - least(missing, beyond) as back from held),
  fewer_waits as (
    update stock_waits w set missing = w.missing - p.unawaited from parts p
    where w.order_id = ${orderId} and w.product_id = p.product_id and p.kept > 0 and p.unawaited > 0),
  no_waits as (
    delete from stock_waits w using parts p
    where w.order_id = ${orderId} and w.product_id = p.product_id and p.kept = 0),
  fewer_claims as (
    update stock_claims c set quantity = c.quantity - p.back from parts p
    where c.order_id = ${orderId} and c.product_id = p.product_id and c.quantity > p.back),
  no_claims as (
    delete from stock_claims c using parts p
    where c.order_id = ${orderId} and c.product_id = p.product_id and c.state = 'Taken' and c.quantity = p.back)
  update products p set quantity = p.quantity + parts.back from parts
  where p.id = parts.product_id and parts.back > 0`

/**
 * Leaves a placed order, which the caller has locked, what it keeps of some products, in packs: what it waits for beyond
 * them is waited for no longer, and what it took beyond them returns to stock. Idempotent.
 */
export async function keepStock(tx: Db, orderId: string, kept: StockLine[]): Promise<void> {
  const productIds = kept.map(({ productId }) => productId)
  await lockProducts(tx, productIds)
  await tx.execute(
    letGo(
      orderId,
      productIds,
      kept.map(({ quantity }) => quantity),
    ),
  )
}
