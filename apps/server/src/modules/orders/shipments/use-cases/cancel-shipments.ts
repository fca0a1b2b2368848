import type { Db } from '#db/database'
import { lockShipments } from '../data/shipment-queries.ts'
import { moveShipment } from './move-shipment.ts'

/** Cancels the shipments of an order that ends, which the caller has locked. Throws conflict once a carrier has one. */
export async function cancelShipments(
  tx: Db,
  orderId: string,
  userId: string | null,
  now: Date,
): Promise<void> {
  for (const shipment of await lockShipments(tx, orderId))
    if (shipment.status !== 'Canceled')
      await moveShipment(tx, shipment, { event: 'cancel', userId, cause: 'OrderCanceled' }, now)
}
