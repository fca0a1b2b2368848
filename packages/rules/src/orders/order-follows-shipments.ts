import type { OrderStatus, ShipmentStatus } from '@salvia/contract/words/orders'
import type { OrderEvent } from './order-state.ts'

const steps: readonly OrderStatus[] = ['Placed', 'InProgress', 'Processed', 'Shipped']
const stepEvents: readonly OrderEvent[] = ['sendToWarehouse', 'pack', 'ship']

/** How far an order is when its least advanced shipment is in this state; a canceled shipment does not count. */
const stepOf: Record<Exclude<ShipmentStatus, 'Canceled'>, number> = {
  Draft: 0,
  InfoReceived: 0,
  InfoValidated: 0,
  DeclinedByWarehouse: 0,
  SentToWarehouse: 1,
  AcceptedByWarehouse: 1,
  Packing: 1,
  PendingPickup: 2,
  InTransit: 3,
}

/**
 * The events that bring an order to where its least advanced shipment is that is not canceled, in the order in
 * which they happen. It goes back only from InProgress, when the warehouse declined all shipments.
 */
export function followShipments(order: OrderStatus, shipments: ShipmentStatus[]): OrderEvent[] {
  const live = shipments.filter((status) => status !== 'Canceled')
  const step = steps.indexOf(order)
  if (live.length === 0 || step === -1) return []
  const isDeclined = live.every((status) => status === 'DeclinedByWarehouse')
  if (order === 'InProgress' && isDeclined) return ['declineByWarehouse']
  const reached = Math.min(...live.map((status) => stepOf[status]))
  return stepEvents.slice(step, reached)
}
