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

/** Where an event leads a shipment; null when the shipment refuses it. */
export const nextShipmentState = (from: ShipmentStatus, event: ShipmentEvent): ShipmentStatus | null =>
  nextState(transitions, from, event)

const eventsOf = (from: ShipmentStatus) =>
  Object.entries(transitions[from]) as [ShipmentEvent, ShipmentStatus][]

/**
 * The fewest events that lead a shipment from one state to another, in their order; null when none do. A refusal of the
 * warehouse is no way to anywhere else.
 */
export function shipmentPath(from: ShipmentStatus, to: ShipmentStatus): ShipmentEvent[] | null {
  const paths = new Map<ShipmentStatus, ShipmentEvent[]>([[from, []]])
  for (const [reached, path] of paths)
    for (const [event, next] of eventsOf(reached)) {
      const isDetour = next === 'DeclinedByWarehouse' && next !== to
      if (!isDetour && !paths.has(next)) paths.set(next, [...path, event])
    }
  return (from === to ? null : paths.get(to)) ?? null
}

/** Whether what is in it may still be divided: the warehouse does not have it yet. */
export const maySplitShipment = (status: ShipmentStatus): boolean =>
  ['Draft', 'InfoReceived', 'InfoValidated', 'DeclinedByWarehouse'].includes(status)
