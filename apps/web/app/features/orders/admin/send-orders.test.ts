import { expect, test } from 'vitest'
import { doEach, maySend, parcelsToSend } from './send-orders.ts'

test('one that fails does not stop those after it, and is the one that is told', async () => {
  const done: string[] = []
  const failed = await doEach(['S-1', 'S-2', 'S-3'], async (number) => {
    done.push(number)
    return number !== 'S-2'
  })
  expect([done, failed]).toEqual([['S-1', 'S-2', 'S-3'], ['S-2']])
})

test('only orders with something left to send, and only their parcels that may go, are sent', () => {
  expect(
    (['Pending', 'Placed', 'Processed', 'Shipped', 'Canceled'] as const).filter((status) =>
      maySend({ status }),
    ),
  ).toEqual(['Placed', 'Processed'])
  const parcel = (id: string, mayBecome: ('InTransit' | 'Canceled')[]) => ({
    id,
    status: 'Draft' as const,
    trackingUrl: null,
    trackingNumber: null,
    arrivesBy: null,
    deliveredAt: null,
    isDeliveryAssumed: false,
    lines: [],
    admin: { mayBecome, maySplit: false, history: [] },
  })
  const shipments = [
    parcel('gone', ['Canceled']),
    parcel('ready', ['InTransit', 'Canceled']),
    { ...parcel('unseen', []), admin: null },
  ]
  expect(parcelsToSend({ shipments })).toEqual(['ready'])
})
