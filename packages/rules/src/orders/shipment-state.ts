import type { ShipmentStatus } from '@salvia/contract/words/orders'
import { nextState, type Transitions } from '../states/transitions.ts'

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

/** @planned */
export const initialShipmentState: ShipmentStatus = 'Draft'

/** The whole life of a shipment (docs/domain.md, Shipment machine). A missing event is a refused event. */
const transitions: Transitions<ShipmentStatus, ShipmentEvent> = {
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

/**
 * Where an event leads a shipment; null when the shipment refuses it.
 *
 * @planned
 */
export const nextShipmentState = (from: ShipmentStatus, event: ShipmentEvent): ShipmentStatus | null =>
  nextState(transitions, from, event)
