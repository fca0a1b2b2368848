import { type ShipmentStatus, shipmentStatuses } from '@salvia/contract/words/orders'
import { expect, test } from 'vitest'
import {
  initialShipmentState,
  maySplitShipment,
  nextShipmentState,
  type ShipmentEvent,
  shipmentPath,
} from './shipment-state.ts'

const events: ShipmentEvent[] = [
  'receiveInfo',
  'validateInfo',
  'sendToWarehouse',
  'accept',
  'decline',
  'startPacking',
  'finishPacking',
  'pickUp',
  'cancel',
]

const moves: [ShipmentStatus, ShipmentEvent, ShipmentStatus][] = [
  ['Draft', 'receiveInfo', 'InfoReceived'],
  ['Draft', 'cancel', 'Canceled'],
  ['InfoReceived', 'validateInfo', 'InfoValidated'],
  ['InfoReceived', 'cancel', 'Canceled'],
  ['InfoValidated', 'sendToWarehouse', 'SentToWarehouse'],
  ['InfoValidated', 'cancel', 'Canceled'],
  ['SentToWarehouse', 'accept', 'AcceptedByWarehouse'],
  ['SentToWarehouse', 'decline', 'DeclinedByWarehouse'],
  ['SentToWarehouse', 'cancel', 'Canceled'],
  ['DeclinedByWarehouse', 'validateInfo', 'InfoValidated'],
  ['DeclinedByWarehouse', 'cancel', 'Canceled'],
  ['AcceptedByWarehouse', 'startPacking', 'Packing'],
  ['AcceptedByWarehouse', 'cancel', 'Canceled'],
  ['Packing', 'finishPacking', 'PendingPickup'],
  ['Packing', 'cancel', 'Canceled'],
  ['PendingPickup', 'pickUp', 'InTransit'],
]

test('a shipment moves as the machine says, and in no other way', () => {
  const all = shipmentStatuses.flatMap((from) => events.map((event) => ({ from, event })))
  const moved = all.flatMap(({ from, event }) => {
    const to = nextShipmentState(from, event)
    return to ? [[from, event, to]] : []
  })
  expect(moved.toSorted()).toEqual(moves.toSorted())
})

test('a shipment begins as a draft', () => {
  expect(initialShipmentState).toBe('Draft')
})

test.for<[ShipmentStatus, ShipmentStatus, ShipmentEvent[] | null]>([
  ['Draft', 'SentToWarehouse', ['receiveInfo', 'validateInfo', 'sendToWarehouse']],
  [
    'Draft',
    'InTransit',
    ['receiveInfo', 'validateInfo', 'sendToWarehouse', 'accept', 'startPacking', 'finishPacking', 'pickUp'],
  ],
  ['SentToWarehouse', 'DeclinedByWarehouse', ['decline']],
  ['DeclinedByWarehouse', 'AcceptedByWarehouse', ['validateInfo', 'sendToWarehouse', 'accept']],
  ['Packing', 'Canceled', ['cancel']],
  ['PendingPickup', 'Canceled', null],
  ['InTransit', 'Packing', null],
  ['Canceled', 'Draft', null],
  ['Draft', 'Draft', null],
  // The warehouse refuses what it was sent, and nothing that it took.
  ['AcceptedByWarehouse', 'DeclinedByWarehouse', null],
])('from %s to %s it goes by %j', ([from, to, path]) => {
  expect(shipmentPath(from, to)).toEqual(path)
})

test('a parcel is divided until the warehouse has it', () => {
  expect(shipmentStatuses.filter(maySplitShipment)).toEqual([
    'Draft',
    'InfoReceived',
    'InfoValidated',
    'DeclinedByWarehouse',
  ])
})
