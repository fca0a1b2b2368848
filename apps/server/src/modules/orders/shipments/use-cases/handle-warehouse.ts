import type { WarehouseMessage } from '@salvia/contract/orders/shipments'
import { effectOfMessage, toldStatus } from '@salvia/rules/orders/warehouse-message'
import { isNull, sql } from 'drizzle-orm'
import type { Db } from '#db/database'
import { conflict, DomainError } from '#kernel/domain-error'
import type { ShipmentRow } from '../data/shipment-queries.ts'
import { warehouseMessages } from '../data/shipment-tables.ts'
import { advanceShipment, lockShipment, type Shipping } from './advance-shipment.ts'
import { deliverShipment } from './deliver-shipment.ts'
import { trackShipment } from './track-shipment.ts'

const rowOf = ({ id, shipmentId, status, occurredAt }: WarehouseMessage, now: Date) => ({
  ...{ id, shipmentId, status },
  occurredAt: new Date(occurredAt),
  receivedAt: now,
})

/** Saves a message; false if it was followed before. A concurrent duplicate waits here. */
async function takeMessage(tx: Db, message: WarehouseMessage, now: Date): Promise<boolean> {
  const taken = await tx
    .insert(warehouseMessages)
    .values({ ...rowOf(message, now), handledAt: now })
    .onConflictDoUpdate({
      target: warehouseMessages.id,
      set: { handledAt: sql`excluded.handled_at`, fault: null },
      setWhere: isNull(warehouseMessages.handledAt),
    })
    .returning({ id: warehouseMessages.id })
  return taken.length > 0
}

/** A shipment that was delivered already has its day: by another message, or an admin. */
const isDelivered = ({ deliveredAt, isDeliveryAssumed }: ShipmentRow): boolean =>
  deliveredAt !== null && !isDeliveryAssumed

async function follow(shipping: Shipping, message: WarehouseMessage, now: Date): Promise<void> {
  const { shipmentId, status, trackingNumber, trackingUrl, why = null } = message
  const { shipment } = await lockShipment(shipping.db, shipmentId)
  // The clocks of two houses differ by seconds.
  const at = new Date(Math.min(Date.parse(message.occurredAt), now.getTime()))
  const effect = effectOfMessage(shipment.status, status)
  if (effect === 'refused')
    throw conflict('shipment_state', `A shipment that is ${shipment.status} cannot become ${status}.`)
  const tracking = { trackingNumber, trackingUrl }
  if (effect === 'advance')
    await advanceShipment(
      shipping,
      shipmentId,
      { status: toldStatus(status), userId: null, why, at, ...tracking },
      now,
    )
  else await trackShipment({ tx: shipping.db, jobs: shipping.jobs }, shipment, tracking, now)
  if (status === 'Delivered' && !isDelivered(shipment))
    await deliverShipment(shipping, shipmentId, { deliveredAt: at, userId: null }, now)
}

async function keepFault({ db }: Shipping, message: WarehouseMessage, code: string, now: Date) {
  await db
    .insert(warehouseMessages)
    .values({ ...rowOf(message, now), fault: code })
    .onConflictDoUpdate({
      target: warehouseMessages.id,
      set: { fault: code },
      setWhere: isNull(warehouseMessages.handledAt),
    })
}

/**
 * Follows a message of the warehouse once, in whatever order messages arrive: steps between are made up for, steps that
 * were passed change nothing. What cannot be followed is kept with its fault and refused, so that it is sent again or
 * looked at. Throws not-found without such a shipment, conflict where the message leads nowhere.
 */
export async function handleWarehouse(
  shipping: Shipping,
  message: WarehouseMessage,
  now: Date,
): Promise<void> {
  try {
    await shipping.db.transaction(async (tx) => {
      if (await takeMessage(tx, message, now)) await follow({ ...shipping, db: tx }, message, now)
    })
  } catch (error) {
    await keepFault(shipping, message, error instanceof DomainError ? error.code : 'unknown', now)
    throw error
  }
}
