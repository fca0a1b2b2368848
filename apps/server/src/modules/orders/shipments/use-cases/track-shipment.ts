import { eq } from 'drizzle-orm'
import type { OutboxQueue } from '#kernel/outbox/outbox'
import { queueParcels } from '../../erp/use-cases/send-parcels.ts'
import type { ShipmentRow } from '../data/shipment-queries.ts'
import { shipments } from '../data/shipment-tables.ts'

type Tracking = { [Name in 'trackingNumber' | 'trackingUrl']?: ShipmentRow[Name] | undefined }

/** Notes where a parcel can be followed; omitted fields are unchanged. The ERP is informed once the carrier has it. */
export async function trackShipment(
  { tx, jobs }: OutboxQueue,
  { id, orderId, pickedUpAt }: ShipmentRow,
  { trackingNumber, trackingUrl }: Tracking,
  now: Date,
): Promise<void> {
  if (trackingNumber === undefined && trackingUrl === undefined) return
  await tx.update(shipments).set({ trackingNumber, trackingUrl }).where(eq(shipments.id, id))
  if (pickedUpAt && trackingNumber !== undefined) await queueParcels({ tx, jobs }, orderId, now)
}
