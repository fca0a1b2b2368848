import { eq } from 'drizzle-orm'
import type { Db } from '#db/database'
import type { ShipmentRow } from '../data/shipment-queries.ts'
import { shipments } from '../data/shipment-tables.ts'

type Tracking = { [Name in 'trackingNumber' | 'trackingUrl']?: ShipmentRow[Name] | undefined }

/** Notes where a parcel can be followed; what is left out stays. */
export async function trackShipment(
  tx: Db,
  shipmentId: string,
  { trackingNumber, trackingUrl }: Tracking,
): Promise<void> {
  if (trackingNumber === undefined && trackingUrl === undefined) return
  await tx.update(shipments).set({ trackingNumber, trackingUrl }).where(eq(shipments.id, shipmentId))
}
