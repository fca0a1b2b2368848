import { packsToLeaveOut } from '@salvia/rules/orders/parcel-packs'
import { eq } from 'drizzle-orm'
import type { Db } from '#db/database'
import type { LockedOrder } from '../../data/locked-order.ts'
import { orderLines } from '../../data/order-tables.ts'
import { listLinesOf, lockShipments, type ShipmentRow } from '../data/shipment-queries.ts'
import { takeOut } from '../data/shipment-statements.ts'
import { type Keeping, keepStockOfParcels } from './keep-stock-of-parcels.ts'
import { followByOrder, moveShipment, recordPacksLeft } from './move-shipment.ts'

type Packs = { orderLineId: string; quantity: number }[]
type Held = Packs[number] & { shipmentId: string }

const sumOf = (packs: Packs): number => packs.reduce((sum, { quantity }) => sum + quantity, 0)

async function packsLeaving(
  tx: Db,
  { order, all, held }: { order: LockedOrder; all: ShipmentRow[]; held: Held[] },
  refunded: Packs,
): Promise<Held[]> {
  const ordered = await tx.select().from(orderLines).where(eq(orderLines.orderId, order.id))
  const lines = ordered.map(({ id, quantity, refundedQuantity }) => ({
    ...{ id, quantity, refundedQuantity },
    refundedNow: refunded.find(({ orderLineId }) => orderLineId === id)?.quantity ?? 0,
  }))
  const parcels = all.map(({ id, status }) => ({
    ...{ id, status },
    lines: held.filter(({ shipmentId }) => shipmentId === id),
  }))
  return packsToLeaveOut(parcels, lines)
}

/**
 * After packs of a locked order were refunded: they leave parcels that are not packed yet, return to stock, and the ERP
 * hears that they are not to be sent. A parcel of which nothing is left is canceled. What is packed, under way or
 * delivered stays.
 */
export async function leaveOutRefunded(
  keeping: Keeping,
  order: LockedOrder,
  refunded: Packs,
  now: Date,
): Promise<void> {
  const { tx } = keeping
  const all = await lockShipments(tx, order.id)
  const held = await listLinesOf(
    tx,
    all.map(({ id }) => id),
  )
  const leaving = Map.groupBy(
    await packsLeaving(tx, { order, all, held }, refunded),
    ({ shipmentId }) => shipmentId,
  )
  if (leaving.size === 0) return
  const after: ShipmentRow[] = []
  for (const shipment of all) {
    const taken = leaving.get(shipment.id) ?? []
    const isEmptied = sumOf(taken) === sumOf(held.filter(({ shipmentId }) => shipmentId === shipment.id))
    const step = { event: 'cancel', userId: null, cause: 'PacksRefunded' } as const
    // A canceled one goes on saying what it was to bring.
    after.push(taken.length > 0 && isEmptied ? await moveShipment(tx, shipment, step, now) : shipment)
    if (isEmptied || taken.length === 0) continue
    await takeOut(tx, held, taken)
    await recordPacksLeft(tx, shipment, now)
  }
  const followed = await followByOrder(tx, order, { all: after, userId: null }, now)
  await keepStockOfParcels(keeping, { ...followed, lines: order.lines }, now)
}
