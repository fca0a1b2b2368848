import { expect, test } from 'vitest'
import { orderSteps } from './order-steps.ts'

const at = '2026-11-23T02:58:00.000Z'

test('an order that was paid at once has two steps', () => {
  const history = (['Draft', 'Pending', 'Placed'] as const).map((to) => ({ to, at }))
  expect(orderSteps(history)).toEqual([
    { at, text: 'Order started' },
    { at, text: 'Paid and confirmed' },
  ])
})

test('a second attempt to pay is no new step', () => {
  const history = (['Pending', 'Confirming', 'Pending', 'Confirming', 'Placed', 'Shipped'] as const).map(
    (to) => ({ to, at }),
  )
  expect(orderSteps(history).map(({ text }) => text)).toEqual([
    'Order started',
    'Payment being checked',
    'Paid and confirmed',
    'Shipped',
  ])
})
