import { and, asc, count, eq, gt, inArray, isNotNull, isNull, lt, sql } from 'drizzle-orm'
import type { Db } from '#db/database'
import { products } from '../../../catalogue/index.ts'
import { orderLines, orders } from '../../data/order-tables.ts'
import { shipments } from '../../shipments/data/shipment-tables.ts'
import { erpOrders } from './erp-order-tables.ts'

const o = orders

export type FoundOrder = { orderId: string }
export type FoundParcels = FoundOrder & { parcels: number }

const isOneOf = (found: FoundOrder[]) =>
  inArray(
    erpOrders.orderId,
    found.map(({ orderId }) => orderId),
  )

/** Placed orders that the ERP was not told of, the oldest first. */
export const listUntold = (db: Db, limit: number) =>
  db
    .select({ orderId: o.id })
    .from(o)
    .leftJoin(erpOrders, eq(erpOrders.orderId, o.id))
    .where(and(isNotNull(o.placedAt), isNull(erpOrders.orderId)))
    .orderBy(asc(o.placedAt), asc(o.id))
    .limit(limit)

/** Orders that were canceled after the ERP was told of them. */
export const listCanceled = (db: Db, limit: number) =>
  db
    .select({ orderId: o.id })
    .from(erpOrders)
    .innerJoin(o, eq(o.id, erpOrders.orderId))
    .where(and(isNull(erpOrders.cancelToldAt), eq(o.status, 'Canceled')))
    .orderBy(asc(o.id))
    .limit(limit)

const sent = count(shipments.pickedUpAt)

/** Orders with more parcels under way than the ERP knows. */
export const listSent = (db: Db, limit: number) =>
  db
    .select({ orderId: erpOrders.orderId, parcels: sent })
    .from(erpOrders)
    .innerJoin(shipments, eq(shipments.orderId, erpOrders.orderId))
    .groupBy(erpOrders.orderId)
    .having(gt(sent, erpOrders.parcelsTold))
    .orderBy(asc(erpOrders.orderId))
    .limit(limit)

/** Orders whose recipient was erased after the ERP was told the address. */
export const listErased = (db: Db, limit: number) =>
  db
    .select({ orderId: erpOrders.orderId })
    .from(erpOrders)
    .innerJoin(o, eq(o.id, erpOrders.orderId))
    .where(and(isNull(erpOrders.forgottenAt), sql`${o.shippingAddress} ->> 'lastName' = ''`))
    .orderBy(asc(erpOrders.orderId))
    .limit(limit)

/** An order with its lines and their SKUs; undefined if there is none. */
export async function findSoldOrder(db: Db, orderId: string) {
  const [order] = await db.select().from(o).where(eq(o.id, orderId))
  if (!order) return undefined
  const lines = await db
    .select({ line: orderLines, sku: products.sku })
    .from(orderLines)
    .innerJoin(products, eq(products.id, orderLines.productId))
    .where(eq(orderLines.orderId, orderId))
    .orderBy(asc(orderLines.position))
  return { order, lines }
}
export type SoldOrder = NonNullable<Awaited<ReturnType<typeof findSoldOrder>>>

/** The tracking numbers of an order's parcels, the first sent first. */
export async function listTrackingNumbers(db: Db, orderId: string): Promise<string[]> {
  const rows = await db
    .select({ number: shipments.trackingNumber })
    .from(shipments)
    .where(and(eq(shipments.orderId, orderId), isNotNull(shipments.pickedUpAt)))
    .orderBy(asc(shipments.pickedUpAt), asc(shipments.id))
  return rows.flatMap(({ number }) => number ?? [])
}

/** Notes orders as told. Answers those that no other run noted meanwhile, as all below do. */
export const noteTold = (tx: Db, found: FoundOrder[], now: Date): Promise<FoundOrder[]> =>
  tx
    .insert(erpOrders)
    .values(found.map(({ orderId }) => ({ orderId, toldAt: now })))
    .onConflictDoNothing()
    .returning({ orderId: erpOrders.orderId })

/** Notes a cancellation as told. */
export const noteCanceled = (tx: Db, found: FoundOrder[], now: Date): Promise<FoundOrder[]> =>
  tx
    .update(erpOrders)
    .set({ cancelToldAt: now })
    .where(and(isOneOf(found), isNull(erpOrders.cancelToldAt)))
    .returning({ orderId: erpOrders.orderId })

/** Notes an address as forgotten. */
export const noteForgotten = (tx: Db, found: FoundOrder[], now: Date): Promise<FoundOrder[]> =>
  tx
    .update(erpOrders)
    .set({ forgottenAt: now })
    .where(and(isOneOf(found), isNull(erpOrders.forgottenAt)))
    .returning({ orderId: erpOrders.orderId })

/** Notes how many parcels of an order are told. */
export const noteParcels = (tx: Db, { orderId, parcels }: FoundParcels): Promise<FoundOrder[]> =>
  tx
    .update(erpOrders)
    .set({ parcelsTold: parcels })
    .where(and(eq(erpOrders.orderId, orderId), lt(erpOrders.parcelsTold, parcels)))
    .returning({ orderId: erpOrders.orderId })
