import { type OrderStatus, orderStatuses, type ShipmentStatus } from '@salvia/contract/words/orders'
import { expect, test } from 'vitest'
import { followShipments } from './order-follows-shipments.ts'
import { nextOrderState, type OrderEvent } from './order-state.ts'

test.for<{ order: OrderStatus; shipments: ShipmentStatus[]; events: OrderEvent[] }>([
  { order: 'Placed', shipments: ['Draft'], events: [] },
  { order: 'Placed', shipments: ['InfoReceived'], events: [] },
  { order: 'Placed', shipments: ['InfoValidated'], events: [] },
  { order: 'Placed', shipments: ['SentToWarehouse'], events: ['sendToWarehouse'] },
  { order: 'Placed', shipments: ['SentToWarehouse', 'InfoValidated'], events: [] },
  { order: 'Placed', shipments: ['AcceptedByWarehouse', 'Packing'], events: ['sendToWarehouse'] },
  { order: 'Placed', shipments: ['DeclinedByWarehouse'], events: [] },
  { order: 'Placed', shipments: ['InTransit'], events: ['sendToWarehouse', 'pack', 'ship'] },
  { order: 'InProgress', shipments: ['Packing', 'InTransit'], events: [] },
  { order: 'InProgress', shipments: ['PendingPickup', 'InTransit'], events: ['pack'] },
  { order: 'InProgress', shipments: ['DeclinedByWarehouse'], events: ['declineByWarehouse'] },
  {
    order: 'InProgress',
    shipments: ['DeclinedByWarehouse', 'Canceled', 'DeclinedByWarehouse'],
    events: ['declineByWarehouse'],
  },
  { order: 'InProgress', shipments: ['DeclinedByWarehouse', 'Packing'], events: [] },
  { order: 'InProgress', shipments: ['Canceled', 'PendingPickup'], events: ['pack'] },
  { order: 'Processed', shipments: ['InTransit', 'PendingPickup'], events: [] },
  { order: 'Processed', shipments: ['InTransit', 'InTransit'], events: ['ship'] },
  { order: 'Processed', shipments: ['InTransit', 'Draft'], events: [] },
  { order: 'Shipped', shipments: ['InTransit'], events: [] },
  { order: 'Placed', shipments: [], events: [] },
  { order: 'InProgress', shipments: ['Canceled'], events: [] },
])('an order in $order with shipments $shipments: $events', ({ order, shipments, events }) => {
  expect(followShipments(order, shipments)).toEqual(events)
})

test.for(orderStatuses.filter((status) => !['Placed', 'InProgress', 'Processed'].includes(status)))(
  'an order in %s does not follow its shipments',
  (order) => {
    expect(followShipments(order, ['InTransit'])).toEqual([])
  },
)

test('the order machine accepts every event of a parcel that went all the way', () => {
  const walk = (from: OrderStatus | null, event: OrderEvent) => from && nextOrderState(from, event)
  expect(followShipments('Placed', ['InTransit']).reduce<OrderStatus | null>(walk, 'Placed')).toBe('Shipped')
})
