import type { ShipmentStatus, WarehouseStatus } from '@salvia/contract/words/orders'
import { shipmentPath } from './shipment-state.ts'

/** What a message of the warehouse does to a shipment. */
export type MessageEffect = 'advance' | 'repeat' | 'passed' | 'refused'

/** From nothing to the carrier's van: who is farther was here before. */
const wayOut: ShipmentStatus[] = [
  'Draft',
  'InfoReceived',
  'InfoValidated',
  'SentToWarehouse',
  'AcceptedByWarehouse',
  'Packing',
  'PendingPickup',
  'InTransit',
]

/** The state of a shipment that a message speaks of: what is delivered, a carrier has. */
export const toldStatus = (told: WarehouseStatus): ShipmentStatus =>
  told === 'Delivered' ? 'InTransit' : told

/**
 * What a message does to a shipment, in whatever order messages arrive: it takes the shipment to a later state, repeats
 * where it is, speaks of a step that it has passed, or of one that leads nowhere from here (a canceled shipment packed,
 * an accepted one declined).
 */
export function effectOfMessage(from: ShipmentStatus, told: WarehouseStatus): MessageEffect {
  const to = toldStatus(told)
  if (from === to) return 'repeat'
  if (shipmentPath(from, to)) return 'advance'
  const [at, asked] = [wayOut.indexOf(from), wayOut.indexOf(to)]
  return asked !== -1 && asked < at ? 'passed' : 'refused'
}
