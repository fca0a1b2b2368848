import type { ErpShipment } from './erp.ts'

/** What Odoo's delivery says of a parcel; its reference stands where Odoo names the document that a delivery follows. */
export const trackingValues = ({ reference, trackingNumber }: ErpShipment) => ({
  origin: reference,
  carrier_tracking_ref: trackingNumber ?? false,
})
