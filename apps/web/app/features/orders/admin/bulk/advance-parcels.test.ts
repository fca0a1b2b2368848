import { expect, test } from 'vitest'
import { mayHandOver, maySend, parcelsFor } from './advance-parcels.ts'

test('only orders with something left to hand over or to send are handed over or sent', () => {
  const states = ['Pending', 'Placed', 'InProgress', 'Processed', 'Shipped', 'Canceled'] as const
  expect(states.filter((status) => maySend({ status }))).toEqual(['Placed', 'InProgress', 'Processed'])
  expect(states.filter((status) => mayHandOver({ status }))).toEqual(['Placed', 'InProgress'])
})

test('only their parcels that may come to a state are brought there', () => {
  const parcel = (id: string, mayBecome: ('InTransit' | 'Canceled')[]) => ({
    id,
    status: 'Draft' as const,
    trackingUrl: null,
    trackingNumber: null,
    arrivesBy: null,
    deliveredAt: null,
    isDeliveryAssumed: false,
    lines: [],
    admin: { mayBecome, refundedPacks: null, maySplit: false, history: [] },
  })
  const shipments = [
    parcel('gone', ['Canceled']),
    parcel('ready', ['InTransit', 'Canceled']),
    { ...parcel('unseen', []), admin: null },
  ]
  expect(parcelsFor({ shipments }, 'InTransit')).toEqual(['ready'])
  expect(parcelsFor({ shipments }, 'Canceled')).toEqual(['gone', 'ready'])
})
