import { type ShipmentStatus, shipmentStatuses } from '@salvia/contract/words/orders'
import { expect, test } from 'vitest'
import { initialShipmentState, nextShipmentState, type ShipmentEvent } from './shipment-state.ts'

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
