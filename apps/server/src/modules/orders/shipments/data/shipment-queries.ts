import type { CalendarDay } from '@salvia/contract/words/calendar-day'
import { and, asc, eq, inArray, isNull, lt, ne } from 'drizzle-orm'
import type { Db } from '#db/database'
import { orderLines } from '../../data/order-tables.ts'
import { shipmentHistory, shipmentLines, shipments } from './shipment-tables.ts'

export type ShipmentRow = typeof shipments.$inferSelect

export const listShipments = (db: Db, orderId: string): Promise<ShipmentRow[]> =>
  db.select().from(shipments).where(eq(shipments.orderId, orderId)).orderBy(asc(shipments.id))

/** The same, locked until the transaction ends; the caller has locked the order. */
export const lockShipments = (tx: Db, orderId: string): Promise<ShipmentRow[]> =>
  tx.select().from(shipments).where(eq(shipments.orderId, orderId)).orderBy(asc(shipments.id)).for('update')

export async function findOrderOfShipment(db: Db, shipmentId: string): Promise<string | null> {
  const [found] = await db
    .select({ orderId: shipments.orderId })
    .from(shipments)
    .where(eq(shipments.id, shipmentId))
  return found?.orderId ?? null
}

export const listLinesOf = (db: Db, shipmentIds: string[]) =>
  db.select().from(shipmentLines).where(inArray(shipmentLines.shipmentId, shipmentIds))

/** The packs in parcels of an order that are not canceled: on their way, there, or to be sent. */
export const listComingPacks = (db: Db, orderId: string) =>
  db
    .select({ productId: orderLines.productId, quantity: shipmentLines.quantity })
    .from(shipments)
    .innerJoin(shipmentLines, eq(shipmentLines.shipmentId, shipments.id))
    .innerJoin(orderLines, eq(orderLines.id, shipmentLines.orderLineId))
    .where(and(eq(shipments.orderId, orderId), ne(shipments.status, 'Canceled')))

export const listHistoryOf = (db: Db, shipmentIds: string[]) =>
  db
    .select()
    .from(shipmentHistory)
    .where(inArray(shipmentHistory.shipmentId, shipmentIds))
    .orderBy(asc(shipmentHistory.at), asc(shipmentHistory.id))

/** Parcels whose last day of delivery is over without a word of the carrier, those under way longest first. */
export const listOverdue = (db: Db, { today, limit }: { today: CalendarDay; limit: number }) =>
  db
    .select({ shipmentId: shipments.id })
    .from(shipments)
    .where(and(isNull(shipments.deliveredAt), lt(shipments.arrivesBy, today)))
    .orderBy(asc(shipments.arrivesBy))
    .limit(limit)
