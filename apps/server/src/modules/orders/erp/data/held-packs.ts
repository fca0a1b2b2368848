import { unsentStatuses } from '@salvia/rules/orders/order-state'
import { sql } from 'drizzle-orm'
import type { Db } from '#db/database'
import { readRows } from '#db/read-rows'
import { SAVE_SHIPMENT } from './erp-call-names.ts'

/** Whether an order's parcels had not been sent to the ERP when it was read. */
const untold = (readAt: Date) => sql`exists (
  select from outbox_messages m
  where m.order_id = o.id and m.kind = 'Erp' and m.content ->> 'template' = ${SAVE_SHIPMENT}
    and (m.state <> 'Sent' or m.sent_at >= ${readAt.toISOString()}::timestamptz))`

/** Packed before its order was refunded, so that it still goes out. */
const awaitsPickup = sql`exists (
  select from shipments p where p.order_id = o.id and p.status = 'PendingPickup')`

/**
 * Packs by product that orders took and that the ERP still counted in the building when it was read: those not with the
 * carrier yet, and those of parcels that were not sent to it.
 */
export async function findHeldPacks(
  tx: Db,
  productIds: string[],
  readAt: Date,
): Promise<Map<string, number>> {
  const rows = await readRows<{ productId: string; packs: number }>(
    tx,
    sql`
    select c.product_id as "productId", sum(greatest(c.quantity - coalesce(sent.packs, 0), 0))::int as packs
    from stock_claims c
    join orders o on o.id = c.order_id
    left join lateral (
      select sum(l.quantity) as packs
      from shipments s
      join shipment_lines l on l.shipment_id = s.id
      join order_lines ol on ol.id = l.order_line_id and ol.product_id = c.product_id
      where s.order_id = o.id and s.picked_up_at is not null and not ${untold(readAt)}) sent on true
    where c.state = 'Taken' and c.product_id in ${productIds}
      and (o.status in ${[...unsentStatuses]} or (o.status = 'Refunded' and ${awaitsPickup}) or ${untold(readAt)})
    group by c.product_id`,
  )
  return new Map(rows.map(({ productId, packs }) => [productId, packs]))
}
