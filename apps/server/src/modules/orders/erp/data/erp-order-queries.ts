import { and, asc, eq, inArray, isNotNull, isNull, ne, sql } from 'drizzle-orm'
import type { Db } from '#db/database'
import { one } from '#db/one'
import { products } from '../../../catalogue/index.ts'
import { isOfErased, orderLines, orders } from '../../data/order-tables.ts'
import { shipmentLines, shipments } from '../../shipments/data/shipment-tables.ts'
import { erpOrders } from './erp-order-tables.ts'

const o = orders

export type FoundOrder = { orderId: string }

const isOneOf = (found: FoundOrder[]) =>
  inArray(
    erpOrders.orderId,
    found.map(({ orderId }) => orderId),
  )

type PlacedOrder = FoundOrder & { placedAt: Date }

/**
 * A transaction may commit this much later than the instant at which it placed its order, by the clock of its process.
 */
const OVERLAP = sql`interval '1 hour'`

/**
 * Placed orders that were not sent to the ERP, the oldest first. As the oldest are sent first, every order well before
 * the newest sent one has been sent: of a million orders only those of the last hour are looked up.
 */
export const listUntold = (db: Db, limit: number): Promise<PlacedOrder[]> => {
  const newestTold = sql`coalesce((select max(${erpOrders.placedAt}) from ${erpOrders}), '-infinity'::timestamptz)`
  // One by one: joined, all orders that were ever sent are read.
  const told = db.select({ id: erpOrders.orderId }).from(erpOrders).where(eq(erpOrders.orderId, o.id))
  return db
    .select({ orderId: o.id, placedAt: sql<Date>`${o.placedAt}`.mapWith(o.placedAt) })
    .from(o)
    .where(and(sql`${o.placedAt} > ${newestTold} - ${OVERLAP}`, sql`${told} is null`))
    .orderBy(asc(o.placedAt), asc(o.id))
    .limit(limit)
}

/** Orders that were canceled after they were sent to the ERP. */
export const listCanceled = (db: Db, limit: number) =>
  db
    .select({ orderId: o.id })
    .from(erpOrders)
    .innerJoin(o, eq(o.id, erpOrders.orderId))
    .where(and(isNull(erpOrders.cancelToldAt), eq(o.status, 'Canceled')))
    .orderBy(asc(o.id))
    .limit(limit)

/** Orders whose recipient was erased after the address was sent to the ERP. */
export const listErased = (db: Db, limit: number) =>
  db
    .select({ orderId: erpOrders.orderId })
    .from(erpOrders)
    .innerJoin(o, eq(o.id, erpOrders.orderId))
    .where(and(isNull(erpOrders.forgottenAt), isOfErased(o)))
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

/** The parcels of an order that are with the carrier, the first sent first, each with its packs by SKU. */
export async function listSentParcels(db: Db, orderId: string) {
  const rows = await db
    .select({ shipment: shipments, sku: products.sku, quantity: shipmentLines.quantity })
    .from(shipments)
    .innerJoin(shipmentLines, eq(shipmentLines.shipmentId, shipments.id))
    .innerJoin(orderLines, eq(orderLines.id, shipmentLines.orderLineId))
    .innerJoin(products, eq(products.id, orderLines.productId))
    .where(and(eq(shipments.orderId, orderId), isNotNull(shipments.pickedUpAt)))
    .orderBy(asc(shipments.pickedUpAt), asc(shipments.id), asc(orderLines.position))
  return [...Map.groupBy(rows, ({ shipment }) => shipment.id).values()].map((lines) => ({
    shipment: one(lines).shipment,
    lines: lines.map(({ sku, quantity }) => ({ sku, quantity })),
  }))
}

/** Packs of an order that are in parcels still to go out, by SKU. */
export async function listUnsentPacks(db: Db, orderId: string): Promise<Map<string, number>> {
  const rows = await db
    .select({ sku: products.sku, packs: sql<number>`sum(${shipmentLines.quantity})::int` })
    .from(shipments)
    .innerJoin(shipmentLines, eq(shipmentLines.shipmentId, shipments.id))
    .innerJoin(orderLines, eq(orderLines.id, shipmentLines.orderLineId))
    .innerJoin(products, eq(products.id, orderLines.productId))
    .where(
      and(eq(shipments.orderId, orderId), ne(shipments.status, 'Canceled'), isNull(shipments.pickedUpAt)),
    )
    .groupBy(products.sku)
  return new Map(rows.map(({ sku, packs }) => [sku, packs]))
}

/** Marks orders as sent. Answers those that no other run has marked meanwhile, as all below do. */
export const markQueued = (tx: Db, found: PlacedOrder[], now: Date): Promise<FoundOrder[]> =>
  tx
    .insert(erpOrders)
    .values(found.map(({ orderId, placedAt }) => ({ orderId, placedAt, toldAt: now })))
    .onConflictDoNothing()
    .returning({ orderId: erpOrders.orderId })

/** Marks a cancellation as sent. */
export const markCanceled = (tx: Db, found: FoundOrder[], now: Date): Promise<FoundOrder[]> =>
  tx
    .update(erpOrders)
    .set({ cancelToldAt: now })
    .where(and(isOneOf(found), isNull(erpOrders.cancelToldAt)))
    .returning({ orderId: erpOrders.orderId })

/** Notes an address as forgotten. */
export const markErased = (tx: Db, found: FoundOrder[], now: Date): Promise<FoundOrder[]> =>
  tx
    .update(erpOrders)
    .set({ forgottenAt: now })
    .where(and(isOneOf(found), isNull(erpOrders.forgottenAt)))
    .returning({ orderId: erpOrders.orderId })
