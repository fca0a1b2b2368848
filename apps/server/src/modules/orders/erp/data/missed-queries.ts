import { and, asc, eq, isNotNull, sql } from 'drizzle-orm'
import type { Db } from '#db/database'
import { orders } from '../../data/order-tables.ts'
import { SAVE_SHIPMENT } from './erp-call-names.ts'
import { erpOrders } from './erp-order-tables.ts'

const o = orders

/** Where a walk through the placed orders, from the first placed on, has come to. */
export type WalkedTo = { orderId: string; placedAt: Date }

/** A parcel that the carrier has, and no call that was queued since: each call sends all of an order's parcels. */
const hasMissedParcel = sql<boolean>`exists (select from shipments s
  where s.order_id = orders.id and s.picked_up_at is not null and not exists (select from outbox_messages m
    where m.order_id = orders.id and m.kind = 'Erp' and m.content ->> 'template' = ${SAVE_SHIPMENT}
      and m.created_at >= s.picked_up_at))`

/** The next placed orders, with whether they, or one of their parcels, were never sent to the ERP. */
export function listComparedWithErp(db: Db, { orderId, placedAt }: WalkedTo, limit: number) {
  // One by one: joined, all orders that were ever sent are read.
  const told = db.select({ id: erpOrders.orderId }).from(erpOrders).where(eq(erpOrders.orderId, o.id))
  return db
    .select({
      orderId: o.id,
      placedAt: sql<Date>`${o.placedAt}`.mapWith(o.placedAt),
      isMissed: sql<boolean>`${told} is null`,
      hasMissedParcel,
    })
    .from(o)
    .where(
      and(
        isNotNull(o.placedAt),
        sql`(${o.placedAt}, ${o.id}) > (${placedAt.toISOString()}::timestamptz, ${orderId}::uuid)`,
      ),
    )
    .orderBy(asc(o.placedAt), asc(o.id))
    .limit(limit)
}
