import type { Shipment } from '@salvia/contract/orders/shipment'
import type { ShipmentStatus } from '@salvia/contract/words/orders'
import { formatDate } from '@salvia/rules/format/format'
import { m } from '#app/paraglide/messages.js'
import { getLocale } from '#app/paraglide/runtime.js'
import type { TimeFormat } from '#app/visit/time.tsx'

const words: Record<ShipmentStatus, () => string> = {
  Draft: m.shipment_announced,
  InfoReceived: m.shipment_announced,
  InfoValidated: m.shipment_announced,
  SentToWarehouse: m.shipment_at_warehouse,
  DeclinedByWarehouse: m.shipment_at_warehouse,
  AcceptedByWarehouse: m.shipment_at_warehouse,
  Packing: m.shipment_packing,
  PendingPickup: m.shipment_packed,
  InTransit: m.shipment_in_transit,
  Canceled: m.order_status_canceled,
}

/** Where a parcel is, for who waits for it. A day of delivery that was only assumed is said as expected. */
export function parcelWords(parcel: Shipment, time: TimeFormat): string {
  const { status, deliveredAt, isDeliveryAssumed, arrivesBy } = parcel
  if (deliveredAt && !isDeliveryAssumed) return m.shipment_delivered({ day: time(deliveredAt, 'day') })
  if (deliveredAt && arrivesBy) return m.shipment_assumed({ day: formatDate(arrivesBy, getLocale()) })
  return words[status]()
}

const steps: Record<ShipmentStatus, () => string> = {
  Draft: m.parcel_draft,
  InfoReceived: m.parcel_info_received,
  InfoValidated: m.parcel_info_validated,
  SentToWarehouse: m.parcel_sent_to_warehouse,
  DeclinedByWarehouse: m.parcel_declined,
  AcceptedByWarehouse: m.parcel_accepted,
  Packing: m.parcel_packing,
  PendingPickup: m.parcel_pending_pickup,
  InTransit: m.parcel_in_transit,
  Canceled: m.order_status_canceled,
}

/** The step of the warehouse, for admins. */
export const parcelStep = (status: ShipmentStatus): string => steps[status]()
