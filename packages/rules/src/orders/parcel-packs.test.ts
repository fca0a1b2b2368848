import { shipmentStatuses } from '@salvia/contract/words/orders'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  bringsRefunded,
  isAtWarehouse,
  mayLeaveOut,
  type ParcelPacks,
  packsInParcels,
  packsNotSent,
  packsToLeaveOut,
} from './parcel-packs.ts'

const parcel = (id: string, status: ParcelPacks['status'], quantity: number): ParcelPacks => ({
  ...{ id, status },
  lines: [{ orderLineId: 'line', quantity }],
})

test.for([
  [10, 0, 10, 0, false],
  [10, 0, 7, 3, false],
  [10, 2, 7, 1, false],
  [10, 3, 7, 0, false],
  // Two that were delivered were refunded.
  [10, 2, 10, 0, true],
  // In no parcel as far as is known.
  [10, 2, null, 0, false],
] as const)(
  'of %i packs, %i refunded and %i in parcels, %i are not sent',
  ([quantity, refundedQuantity, inParcels, notSent, isBrought]) => {
    const line = { quantity, refundedQuantity, inParcels }
    expect(packsNotSent(line)).toBe(notSent)
    expect(bringsRefunded(line)).toBe(isBrought)
  },
)

test('packs are left out of a parcel until it is packed, and the warehouse is to be told once it has it', () => {
  expect(shipmentStatuses.filter(mayLeaveOut)).toEqual([
    'Draft',
    'InfoReceived',
    'InfoValidated',
    'SentToWarehouse',
    'DeclinedByWarehouse',
    'AcceptedByWarehouse',
    'Packing',
  ])
  expect(shipmentStatuses.filter(isAtWarehouse)).toEqual([
    'SentToWarehouse',
    'AcceptedByWarehouse',
    'Packing',
  ])
})

test.for([
  ['the parcel that is not packed', [parcel('a', 'Draft', 10)], 3, 3, [['a', 3]]],
  [
    'the newest of several',
    [parcel('a', 'Draft', 7), parcel('b', 'Draft', 3)],
    4,
    4,
    [
      ['b', 3],
      ['a', 1],
    ],
  ],
  [
    'those that the warehouse does not have',
    [parcel('a', 'DeclinedByWarehouse', 5), parcel('b', 'Packing', 5)],
    6,
    6,
    [
      ['a', 5],
      ['b', 1],
    ],
  ],
  [
    'none that is packed or with a carrier',
    [parcel('a', 'InTransit', 7), parcel('b', 'PendingPickup', 3)],
    4,
    4,
    [],
  ],
  ['none while a canceled one held as many', [parcel('a', 'Draft', 7), parcel('b', 'Canceled', 3)], 3, 3, []],
  [
    'what is beyond those of a canceled one',
    [parcel('a', 'Draft', 7), parcel('b', 'Canceled', 3)],
    5,
    5,
    [['a', 2]],
  ],
  ['only as many as this refund is for', [parcel('a', 'Draft', 10)], 5, 2, [['a', 2]]],
] as const)('refunded packs leave %s', ([, parcels, refundedQuantity, refundedNow, expected]) => {
  const lines = [{ id: 'line', quantity: 10, refundedQuantity, refundedNow }]
  const left = packsToLeaveOut([...parcels], lines)
  expect(left.map(({ shipmentId, quantity }) => [shipmentId, quantity])).toEqual(expected)
})

test('packs are counted in parcels that are not canceled, and are not known of a line that none ever held', () => {
  const parcels = [parcel('a', 'InTransit', 7), parcel('b', 'Draft', 2), parcel('c', 'Canceled', 1)]
  expect(packsInParcels(parcels, 'line')).toBe(9)
  expect(packsInParcels(parcels.slice(2), 'line')).toBe(0)
  expect(packsInParcels(parcels, 'other')).toBeNull()
})

test('a parcel without the line loses nothing', () => {
  const lines = [{ id: 'other', quantity: 1, refundedQuantity: 1, refundedNow: 1 }]
  expect(packsToLeaveOut([parcel('a', 'Draft', 3)], lines)).toEqual([])
})

test('no parcel loses more than it holds, and all of them no more than was refunded', () => {
  const parcels = fc.array(
    fc.record({ status: fc.constantFrom(...shipmentStatuses), quantity: fc.integer({ min: 1, max: 9 }) }),
    { maxLength: 5 },
  )
  fc.assert(
    fc.property(parcels, fc.nat({ max: 50 }), (made, refundedNow) => {
      const held = made.map(({ status, quantity }, at) => parcel(String(at), status, quantity))
      const quantity = made.reduce((sum, each) => sum + each.quantity, 0)
      const left = packsToLeaveOut(held, [
        { id: 'line', quantity, refundedQuantity: refundedNow, refundedNow },
      ])
      const gone = left.reduce((sum, each) => sum + each.quantity, 0)
      const movable = made.reduce((sum, each) => sum + (mayLeaveOut(each.status) ? each.quantity : 0), 0)
      const canceled = made.reduce((sum, each) => sum + (each.status === 'Canceled' ? each.quantity : 0), 0)
      expect(gone).toBe(Math.min(movable, Math.max(0, refundedNow - canceled)))
      for (const { shipmentId, quantity: taken } of left)
        expect(taken).toBeLessThanOrEqual(made[Number(shipmentId)]?.quantity ?? 0)
    }),
  )
})
