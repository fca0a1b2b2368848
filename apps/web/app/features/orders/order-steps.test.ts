import { expect, test } from 'vitest'
import { orderSteps } from './order-steps.ts'

const at = '2026-11-23T02:58:00.000Z'

test('an order that was paid at once has two steps', () => {
  const history = (['Draft', 'Pending', 'Placed'] as const).map((to) => ({ to, at }))
  expect(orderSteps({ history, buyer: null })).toEqual([
    { at, text: 'Order started' },
    { at, text: 'Paid and confirmed' },
  ])
})

test('a second attempt to pay is no new step', () => {
  const history = (['Pending', 'Confirming', 'Pending', 'Confirming', 'Placed', 'Shipped'] as const).map(
    (to) => ({ to, at }),
  )
  expect(orderSteps({ history, buyer: { claim: null } }).map(({ text }) => text)).toEqual([
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
  expect(orderSteps({ history, buyer: { claim } }).map((step) => step.text)).toEqual([
    'Order started',
    'Paid and confirmed',
    text,
    'Shipped',
  ])
})
