import type { OrderWithShipments } from '@salvia/contract/orders/orders'
import type { Shipment } from '@salvia/contract/orders/shipment'
import { expect, test } from 'vitest'
import { timeFormatIn } from '#app/visit/time.tsx'
import { orderState, standingOf } from './order-state.ts'
import { orderStandingWord } from './order-status.tsx'

const parcel = (part: Partial<Shipment> = {}): Shipment => ({
  id: '1',
  status: 'InTransit',
  trackingNumber: null,
  trackingUrl: null,
  arrivesBy: null,
  deliveredAt: null,
  isDeliveryAssumed: false,
  lines: [],
  admin: null,
  ...part,
})
const time = timeFormatIn('Asia/Tokyo')
const there = parcel({ deliveredAt: '2026-11-17T23:30:00.000Z' })
const expected = [
  { from: '2026-11-20', to: '2026-11-21', productIds: [] },
  { from: '2026-11-18', to: '2026-11-19', productIds: [] },
] satisfies OrderWithShipments['expectedDelivery']
/** What was refunded is what was withdrawn, as far as that goes. */
const line = (quantity: number, withdrawnQuantity: number | null, refundedQuantity = 0) =>
  ({
    ...{ quantity, withdrawnQuantity, refundedQuantity },
    owedQuantity: withdrawnQuantity && Math.max(0, withdrawnQuantity - refundedQuantity),
  }) as OrderWithShipments['lines'][number]

const order = {
  lines: [line(2, 0), line(1, null)],
  status: 'Shipped' as const,
  shipments: [parcel()],
  expectedDelivery: expected,
  isBackOrder: false,
}

/** Five packs of one product, promised by 21 November, and two of another, by 19 November. */
const divided = {
  lines: [
    { ...line(5, 0), id: 'a', productId: 'zinc' },
    { ...line(2, 0), id: 'b', productId: 'iron' },
  ],
  expectedDelivery: [
    { from: '2026-11-20', to: '2026-11-21', productIds: ['zinc'] },
    { from: '2026-11-18', to: '2026-11-19', productIds: ['iron'] },
  ],
}
const of = (orderLineId: string, quantity: number, part: Partial<Shipment> = {}) =>
  parcel({ lines: [{ orderLineId, quantity }], ...part })
const canceled = { status: 'Canceled' } as const
const { deliveredAt } = there
const notSent = (count: number) =>
  `${count} packs will not be sent. What was paid for them is to be refunded.`

test.for([
  [
    'the rest is on its way',
    [of('a', 5, canceled), of('b', 2)],
    {},
    `${notSent(5)} Arrives by Thursday 19 November.`,
  ],
  [
    'the rest has arrived',
    [of('a', 5, canceled), of('b', 2, { deliveredAt })],
    {},
    `${notSent(5)} Delivered on 18 November 2026`,
  ],
  ['nothing else comes', [of('a', 5, canceled), of('b', 2, canceled)], {}, notSent(7)],
  [
    'a part of them was refunded',
    [of('a', 5, canceled), of('b', 2)],
    { lines: [{ ...line(5, 0, 4), id: 'a', productId: 'zinc' }, divided.lines[1]] },
    'One pack will not be sent. What was paid for it is to be refunded. Arrives by Thursday 19 November.',
  ],
  [
    'all of them were refunded',
    [of('a', 5, canceled), of('b', 2)],
    { lines: [{ ...line(5, 0, 5), id: 'a', productId: 'zinc' }, divided.lines[1]] },
    'Arrives by Thursday 19 November.',
  ],
  [
    'they are in another parcel',
    [of('a', 3), of('a', 2), of('b', 2)],
    {},
    'Arrives by Saturday 21 November.',
  ],
  [
    'the order has ended',
    [of('a', 5, canceled), of('b', 2, canceled)],
    { status: 'Canceled' as const },
    'Cancelled',
  ],
] as const)('packs of a canceled parcel are said not to be sent: %s', ([, shipments, part, said]) => {
  const state = { ...order, ...divided, ...part, shipments: [...shipments] } as typeof order
  expect(orderState(state, { today: '2026-11-17', time })).toBe(said)
})

test.for([
  [{}, 'Arrives by Saturday 21 November.'],
  [{ expectedDelivery: [] }, 'Your parcel is on its way.'],
  [{ shipments: [there, parcel({ status: 'Canceled' })] }, 'Delivered on 18 November 2026'],
  [{ shipments: [there, parcel()] }, 'Delivered so far: 1 of 2 parcels.'],
  [
    {
      shipments: [
        parcel({ deliveredAt: '2026-11-19T09:00:00.000Z', arrivesBy: '2026-11-19', isDeliveryAssumed: true }),
      ],
    },
    'Expected by 19 November 2026; the carrier told us nothing else',
  ],
  [{ status: 'Placed' as const, isBackOrder: true }, 'Paid. We send it as soon as everything is in stock.'],
  [{ status: 'Placed' as const, shipments: [], expectedDelivery: [] }, 'Placed'],
  [{ status: 'Canceled' as const }, 'Cancelled'],
  [{ lines: [line(2, 2), line(1, 1)] }, 'You withdrew from this order.'],
  [{ lines: [line(2, 2), line(1, 0, 1)] }, 'You withdrew from this order.'],
  [{ lines: [line(2, 2)], shipments: [there] }, 'You withdrew from this order.'],
  [{ lines: [line(2, 2)], status: 'Placed' as const, isBackOrder: true }, 'You withdrew from this order.'],
  [{ lines: [line(2, 2)], status: 'Refunded' as const }, 'Refunded'],
  [{ lines: [line(2, 1), line(1, 0)] }, 'You withdrew from 1 of 3 packs. Arrives by Saturday 21 November.'],
  [{ lines: [{ ...line(5, 3, 2), owedQuantity: 3 }] }, 'You withdrew from this order.'],
  [{ lines: [line(1, 0, 1)] }, 'Refunded'],
  [{ lines: [line(1, 0, 1), line(1, 0)] }, 'Arrives by Saturday 21 November.'],
  [{ lines: [line(2, 2, 2)], shipments: [there] }, 'Refunded'],
  [{ status: 'Refunded' as const, shipments: [there] }, 'Refunded'],
  [
    { shipments: [parcel({ arrivesBy: '2026-11-19' }), parcel({ arrivesBy: '2026-11-20' })] },
    'Arrives by Friday 20 November.',
  ],
  [
    { shipments: [parcel({ arrivesBy: '2026-11-20' }), parcel({ ...canceled })] },
    'Arrives by Friday 20 November.',
  ],
  [{ shipments: [parcel({ arrivesBy: '2026-11-20' }), parcel()] }, 'Arrives by Saturday 21 November.'],
])('%j is said as %j', ([part, said]) => {
  expect(orderState({ ...order, ...(part as object) }, { today: '2026-11-17', time })).toBe(said)
})

test.for([
  [{ shipments: [there] }, 'Delivered'],
  [{}, 'Shipped'],
  [{ status: 'Refunded', shipments: [there] }, 'Refunded'],
  [{ lines: [line(2, 2)], shipments: [there] }, 'Withdrawn'],
  [{ lines: [line(2, 2, 1)] }, 'Withdrawn'],
  [{ lines: [line(2, 1)] }, 'Shipped'],
  [{ lines: [line(2, 2, 2)], shipments: [there] }, 'Refunded'],
  [{ lines: [line(2, null, 2)] }, 'Refunded'],
  [{ status: 'Canceled', lines: [line(2, 2, 2)] }, 'Cancelled'],
  [
    { ...divided, status: 'InProgress', shipments: [of('a', 5, canceled), of('b', 2, canceled)] },
    'Will not be sent',
  ],
  [{ ...divided, shipments: [of('a', 5, canceled), of('b', 2, { deliveredAt })] }, 'Delivered in part'],
  [{ ...divided, shipments: [of('a', 5, canceled), of('b', 2)] }, 'Shipped in part'],
  [{ ...divided, status: 'InProgress', shipments: [of('a', 5, canceled), of('b', 2)] }, 'At the warehouse'],
  [
    {
      lines: [{ ...line(5, 0, 5), id: 'a' }, divided.lines[1]],
      shipments: [of('a', 5, canceled), of('b', 2, { deliveredAt })],
    },
    'Delivered',
  ],
  [{ ...divided, status: 'Canceled', shipments: [of('a', 5, canceled), of('b', 2, canceled)] }, 'Cancelled'],
] as const)('a list says of %j: %s', ([part, said]) => {
  expect(orderStandingWord(standingOf({ ...order, ...(part as object) }))).toBe(said)
})
