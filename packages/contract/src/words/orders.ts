export const orderStatuses = [
  'Draft',
  'Pending',
  'Confirming',
  'Placed',
  'InProgress',
  'Processed',
  'Shipped',
  'Canceled',
  'Refunded',
  'Archived',
  'Deleted',
] as const
export type OrderStatus = (typeof orderStatuses)[number]

export const shipmentStatuses = [
  'Draft',
  'InfoReceived',
  'InfoValidated',
  'SentToWarehouse',
  'DeclinedByWarehouse',
  'AcceptedByWarehouse',
  'Packing',
  'PendingPickup',
  'InTransit',
  'Canceled',
] as const
export type ShipmentStatus = (typeof shipmentStatuses)[number]

/** What the warehouse says of a shipment. */
export const warehouseStatuses = [
  'AcceptedByWarehouse',
  'DeclinedByWarehouse',
  'Packing',
  'PendingPickup',
  'InTransit',
  'Delivered',
] as const
export type WarehouseStatus = (typeof warehouseStatuses)[number]

/** How an order had ended when it was archived. */
export const archivedStatuses = ['Shipped', 'Canceled', 'Refunded'] as const
export type ArchivedStatus = (typeof archivedStatuses)[number]

/** Who caused a change of an order. */
export const orderActors = ['Buyer', 'Admin', 'System'] as const
export type OrderActor = (typeof orderActors)[number]

/** Why an order changed. */
export const orderCauses = [
  'Paid',
  'NothingToPay',
  'PaidFromWallet',
  'PaymentProcessing',
  'PaymentFailed',
  'NotPaidInTime',
  'CartChanged',
  'CanceledByBuyer',
  'CanceledByAdmin',
  'AccountErased',
  'LongOver',
] as const
export type OrderCause = (typeof orderCauses)[number]

/** Of refunded packs: LeftAtWarehouse, they were taken out while the warehouse had the parcel; Packed, they may be in it. */
export const parcelWarnings = ['LeftAtWarehouse', 'Packed'] as const
export type ParcelWarning = (typeof parcelWarnings)[number]

/** Why a parcel changed, where no admin moved it. PacksRefunded: packs that were refunded left it. */
export const parcelCauses = ['ByWarehouse', 'OrderCanceled', 'OrderRefunded', 'PacksRefunded'] as const
export type ParcelCause = (typeof parcelCauses)[number]

/**
 * The state of the payment that placed an order, or else of its newest. Refunded, PartlyRefunded: what was paid, or a part
 * of it, is on its way back, or there.
 */
export const paymentStatuses = [
  'Open',
  'Processing',
  'Paid',
  'Failed',
  'Expired',
  'Closed',
  'PartlyRefunded',
  'Refunded',
] as const
export type PaymentStatus = (typeof paymentStatuses)[number]
