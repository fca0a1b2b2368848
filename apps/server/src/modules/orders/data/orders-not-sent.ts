import { underWay } from '@salvia/rules/orders/order-state'
import { and, count, eq, exists, gt, inArray, min, type SQL, sql } from 'drizzle-orm'
import type { Db } from '#db/database'
import { packsInParcels } from '../shipments/data/packs-in-parcels.ts'
import { shipmentHistory, shipments } from '../shipments/data/shipment-tables.ts'
import { orderLines, orders } from './order-tables.ts'

/** Where packs can be missing in the parcels: one was canceled, or a refund failed after its packs had left. */
const mayMissPacks = sql`${orders.id} in (
  select order_id from shipments where status = 'Canceled' union select order_id from refunds where state = 'Failed')`

/** Orders with packs that were paid for and that no parcel brings, whose price is not on its way back. */
export const hasPacksNotSent = (db: Db): SQL =>
  and(
    inArray(orders.status, [...underWay]),
    mayMissPacks,
    exists(
      db
        .select({ one: sql`1` })
        .from(orderLines)
        .where(
          and(
            eq(orderLines.orderId, orders.id),
            gt(orderLines.paid, 0),
            sql`${orderLines.quantity} - ${orderLines.refundedQuantity} > ${packsInParcels(orderLines.id)}`,
          ),
        ),
    ),
  ) as SQL

/** These orders, and since when the oldest waits: since one of its parcels was canceled, else since it was placed. */
export async function countOrdersNotSent(db: Db): Promise<{ count: number; since: Date | null } | undefined> {
  const canceledAt = db
    .select({ at: min(shipmentHistory.at) })
    .from(shipmentHistory)
    .innerJoin(shipments, eq(shipments.id, shipmentHistory.shipmentId))
    .where(and(eq(shipments.orderId, orders.id), eq(shipmentHistory.to, 'Canceled')))
  const [row] = await db
    .select({
      count: count(),
      since: sql<Date | null>`min(coalesce(${canceledAt}, ${orders.placedAt}))`.mapWith(orders.placedAt),
    })
    .from(orders)
    .where(hasPacksNotSent(db))
  return row
}
