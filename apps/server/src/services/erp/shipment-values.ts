import type { ErpShipment } from './erp.ts'

/** What Odoo's delivery says of a parcel; its reference is in the field for a delivery's source document. */
export const trackingValues = ({ reference, trackingNumber }: ErpShipment) => ({
  origin: reference,
  carrier_tracking_ref: trackingNumber ?? false,
})
