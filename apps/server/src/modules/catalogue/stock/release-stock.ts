import { type SQL, sql } from 'drizzle-orm'
import type { Db } from '#db/database'
import { readRows } from '#db/read-rows'
import { lockProducts } from './lock-products.ts'
import { stopWaiting } from './stop-waiting.ts'

const BATCH = 500

async function productsOf(tx: Db, claims: SQL): Promise<string[]> {
  const rows = await readRows<{ id: string }>(
    tx,
    sql`select distinct product_id as id from stock_claims where ${claims} limit ${BATCH}`,
  )
  return rows.map(({ id }) => id)
}

/** Reserved packs of locked products become available, taken ones return to stock. */
const deleteClaims = (which: SQL, productIds: string[]) => sql`
  with gone as (
    delete from stock_claims where ${which} and product_id = any(${sql.param(productIds)}::uuid[])
    returning product_id, quantity, state),
  back as (
    select product_id,
      sum(quantity) filter (where state = 'Reserved') as reserved,
      sum(quantity) filter (where state = 'Taken') as taken
    from gone group by product_id)
  update products p
  set reserved = p.reserved - coalesce(b.reserved, 0), quantity = p.quantity + coalesce(b.taken, 0)
  from back b
  where p.id = b.product_id`

/** Frees what stock claims match a condition on `stock_claims`, of 500 products at most. */
export async function releaseClaims(tx: Db, claims: SQL): Promise<void> {
  const productIds = await productsOf(tx, claims)
  if (productIds.length === 0) return
  await lockProducts(tx, productIds)
  await tx.execute(deleteClaims(claims, productIds))
}

/** Frees everything an order holds, reserved or taken; it waits for nothing any more. Idempotent. */
export async function releaseStock(tx: Db, orderId: string): Promise<void> {
  await releaseClaims(tx, sql`order_id = ${orderId}`)
  await stopWaiting(tx, orderId)
}
