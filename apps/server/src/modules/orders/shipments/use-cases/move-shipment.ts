import type { ParcelCause } from '@salvia/contract/words/orders'
import { followShipments } from '@salvia/rules/orders/order-follows-shipments'
import { nextShipmentState, type ShipmentEvent } from '@salvia/rules/orders/shipment-state'
import { eq } from 'drizzle-orm'
import type { Db } from '#db/database'
import { one } from '#db/one'
import { conflict } from '#kernel/domain-error'
import type { OrderRow } from '../../use-cases/move-order.ts'
import { moveOrder } from '../../use-cases/move-order.ts'
import type { ShipmentRow } from '../data/shipment-queries.ts'
import { shipmentHistory, shipments } from '../data/shipment-tables.ts'

type Change = 'trackingNumber' | 'trackingUrl' | 'pickedUpAt' | 'arrivesBy'

export type ShipmentStep = {
  event: ShipmentEvent
  userId: string | null
  cause?: ParcelCause | null
  /** What an admin or the warehouse wrote about it. */
  why?: string | null
  changes?: Partial<Pick<ShipmentRow, Change>>
}

/**
 * The only writer of `shipments.status`; each change adds a history row. The caller has locked the order and its
 * shipments. Throws conflict if the shipment refuses the event.
 */
export async function moveShipment(
  tx: Db,
  shipment: ShipmentRow,
  { event, userId, cause = null, why = null, changes = {} }: ShipmentStep,
  now: Date,
): Promise<ShipmentRow> {
  const status = nextShipmentState(shipment.status, event)
  if (!status) throw conflict('shipment_state', `Not possible while the shipment is ${shipment.status}.`)
  const moved = one(
    await tx
      .update(shipments)
      .set({ ...changes, status })
      .where(eq(shipments.id, shipment.id))
      .returning(),
  )
  await tx
    .insert(shipmentHistory)
    .values({ shipmentId: shipment.id, from: shipment.status, to: status, at: now, userId, cause, why })
  return moved
}

/** Notes that refunded packs left a shipment, which stays where it is. */
export async function recordPacksLeft(tx: Db, { id, status }: ShipmentRow, now: Date): Promise<void> {
  await tx
    .insert(shipmentHistory)
    .values({ shipmentId: id, from: status, to: status, at: now, cause: 'PacksRefunded' })
}

/** Brings an order to where its least advanced shipment is, and answers it. The caller has locked both. */
export async function followByOrder(
  tx: Db,
  order: OrderRow,
  { all, userId }: { all: ShipmentRow[]; userId: string | null },
  now: Date,
): Promise<OrderRow> {
  const events = followShipments(
    order.status,
    all.map(({ status }) => status),
  )
  let row = order
  for (const event of events) row = await moveOrder(tx, row, { event, userId, cause: null }, now)
  return row
}
