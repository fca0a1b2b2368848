import type { ShipmentStatus } from '@salvia/contract/words/orders'

export type ShipmentEvent =
  | 'receiveInfo'
  | 'validateInfo'
  | 'sendToWarehouse'
  | 'accept'
  | 'decline'
  | 'startPacking'
  | 'finishPacking'
  | 'pickUp'
  | 'cancel'

export const initialShipmentState: ShipmentStatus = 'Draft'

/** The whole life of a shipment (docs/domain.md, Shipment machine). A missing event is a refused event. */
const transitions: Record<ShipmentStatus, Partial<Record<ShipmentEvent, ShipmentStatus>>> = {
  Draft: { receiveInfo: 'InfoReceived', cancel: 'Canceled' },
  InfoReceived: { validateInfo: 'InfoValidated', cancel: 'Canceled' },
  InfoValidated: { sendToWarehouse: 'SentToWarehouse', cancel: 'Canceled' },
  SentToWarehouse: { accept: 'AcceptedByWarehouse', decline: 'DeclinedByWarehouse', cancel: 'Canceled' },
  DeclinedByWarehouse: { validateInfo: 'InfoValidated', cancel: 'Canceled' },
  AcceptedByWarehouse: { startPacking: 'Packing', cancel: 'Canceled' },
  Packing: { finishPacking: 'PendingPickup', cancel: 'Canceled' },
  PendingPickup: { pickUp: 'InTransit' },
  InTransit: {},
  Canceled: {},
}

/** Where an event leads a shipment; null when the shipment refuses it. */
export const nextShipmentState = (from: ShipmentStatus, event: ShipmentEvent): ShipmentStatus | null =>
  transitions[from][event] ?? null
