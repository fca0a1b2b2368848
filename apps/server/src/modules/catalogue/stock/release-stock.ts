import { type SQL, sql } from 'drizzle-orm'
import type { Db } from '#db/database'

const BATCH = 500

/** Reserved packs become available, taken ones return to stock. */
const releaseClaims = (which: SQL) => sql`
  with gone as (
    delete from stock_claims c using (${which}) w
    where c.order_id = w.order_id and c.product_id = w.product_id
    returning c.product_id, c.quantity, c.state),
  back as (
    select product_id,
      sum(quantity) filter (where state = 'Reserved') as reserved,
      sum(quantity) filter (where state = 'Taken') as taken
    from gone group by product_id),
  locked as (
    select p.id from products p join back b on b.product_id = p.id order by p.id for no key update of p)
  update products p
  set reserved = p.reserved - coalesce(b.reserved, 0), quantity = p.quantity + coalesce(b.taken, 0)
  from back b join locked l on l.id = b.product_id
  where p.id = l.id`

/** Frees everything an order holds, reserved or taken. Idempotent. */
export async function releaseStock(tx: Db, orderId: string): Promise<void> {
  await tx.execute(
    releaseClaims(sql`select order_id, product_id from stock_claims where order_id = ${orderId} for update`),
  )
}

/** Frees expired reservations. Safe to run in several processes at once. */
export async function releaseLapsedStock(db: Db, now: Date): Promise<void> {
  await db.execute(
    releaseClaims(sql`select order_id, product_id from stock_claims
      where state = 'Reserved' and expires_at < ${now.toISOString()}::timestamptz
      order by expires_at limit ${BATCH} for update skip locked`),
  )
}
