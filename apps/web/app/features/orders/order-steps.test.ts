import { expect, test } from 'vitest'
import { orderSteps } from './order-steps.ts'

type Told = Parameters<typeof orderSteps>[0]

const at = '2026-11-23T02:58:00.000Z'
/** Nothing is sent yet. */
const paid: Pick<Told, 'status' | 'lines' | 'shipments'> = { status: 'Placed', lines: [], shipments: [] }

test('an order that was paid at once has two steps', () => {
  const history = (['Draft', 'Pending', 'Placed'] as const).map((to) => ({ to, at }))
  expect(orderSteps({ ...paid, history, buyer: null })).toEqual([
    { at, text: 'Order started' },
    { at, text: 'Paid and confirmed' },
  ])
})

test('a second attempt to pay is no new step', () => {
  const history = (['Pending', 'Confirming', 'Pending', 'Confirming', 'Placed', 'Shipped'] as const).map(
    (to) => ({ to, at }),
  )
  expect(orderSteps({ ...paid, history, buyer: { claim: null } }).map(({ text }) => text)).toEqual([
    'Order started',
    'Payment being checked',
    'Paid and confirmed',
    'Shipped',
  ])
})

test.for([
  ['Anna Test', 'Added to the account of Anna Test'],
  [null, 'Added to an account'],
] as const)('a guest’s order that was added to an account says so between its steps: %s', ([name, text]) => {
  const history = (['Draft', 'Placed', 'Shipped'] as const).map((to, day) => ({
    to,
    at: `2026-11-2${day}T12:00:00.000Z`,
  }))
  const claim = { at: '2026-11-21T18:00:00.000Z', name }
  expect(orderSteps({ ...paid, history, buyer: { claim } }).map((step) => step.text)).toEqual([
    'Order started',
    'Paid and confirmed',
    text,
    'Shipped',
  ])
})

type Parcel = Told['shipments'][number]

test.for([
  [
    'all parcels',
    ['2026-11-25T12:00:00.000Z', '2026-11-24T12:00:00.000Z'],
    false,
    ['2026-11-25T12:00:00.000Z'],
  ],
  ['one of two parcels', ['2026-11-25T12:00:00.000Z', null], false, []],
  ['parcels that are only assumed to be there', ['2026-11-25T12:00:00.000Z'], true, []],
] as const)('an order ends with its delivery: %s', ([, arrived, isDeliveryAssumed, steps]) => {
  const history = (['Placed', 'Shipped'] as const).map((to) => ({ to, at }))
  const shipments = arrived.map(
    (deliveredAt) => ({ status: 'InTransit', deliveredAt, isDeliveryAssumed }) as Parcel,
  )
  const told = orderSteps({ status: 'Shipped', lines: [], history, buyer: null, shipments })
  expect(told.filter(({ text }) => text === 'Delivered').map((step) => step.at)).toEqual(steps)
})

test.for([
  ['all packs were sent', 2, 0, 'Delivered'],
  ['a pack will not be sent', 1, 0, 'Delivered in part'],
  ['the pack that was not sent is refunded', 1, 1, 'Delivered'],
] as const)('an order of two packs whose parcel arrived: %s', ([, sent, refundedQuantity, text]) => {
  const line = { id: 'line', quantity: 2, refundedQuantity } as Told['lines'][number]
  const parcel = {
    status: 'InTransit',
    deliveredAt: at,
    isDeliveryAssumed: false,
    lines: [{ orderLineId: line.id, quantity: sent }],
  } as unknown as Parcel
  const order: Told = { status: 'Shipped', lines: [line], shipments: [parcel], history: [], buyer: null }
  expect(orderSteps(order)).toEqual([{ at, text }])
})
