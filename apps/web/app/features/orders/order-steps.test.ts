import { expect, test } from 'vitest'
import { orderSteps } from './order-steps.ts'

const at = '2026-11-23T02:58:00.000Z'

test('an order that was paid at once has two steps', () => {
  const history = (['Draft', 'Pending', 'Placed'] as const).map((to) => ({ to, at }))
  expect(orderSteps({ history, buyer: null, shipments: [] })).toEqual([
    { at, text: 'Order started' },
    { at, text: 'Paid and confirmed' },
  ])
})

test('a second attempt to pay is no new step', () => {
  const history = (['Pending', 'Confirming', 'Pending', 'Confirming', 'Placed', 'Shipped'] as const).map(
    (to) => ({ to, at }),
  )
  expect(orderSteps({ history, buyer: { claim: null }, shipments: [] }).map(({ text }) => text)).toEqual([
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
  expect(orderSteps({ history, buyer: { claim }, shipments: [] }).map((step) => step.text)).toEqual([
    'Order started',
    'Paid and confirmed',
    text,
    'Shipped',
  ])
})

type Parcel = Parameters<typeof orderSteps>[0]['shipments'][number]

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
  const told = orderSteps({ history, buyer: null, shipments })
  expect(told.filter(({ text }) => text === 'Delivered').map((step) => step.at)).toEqual(steps)
})
