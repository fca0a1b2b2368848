import { expect, test } from 'vitest'
import { shownOrders, shownPlans } from './client-figures.ts'

test.for([
  { plansCount: 2, ordersCount: 1, shown: 2 },
  { plansCount: 0, ordersCount: 0, shown: 0 },
  { plansCount: 0, ordersCount: 3, shown: null },
])('$plansCount plans and $ordersCount orders show $shown', ({ shown, ...figures }) => {
  expect(shownPlans(figures)).toBe(shown)
})

test('orders that may be there without a name are no zero', () => {
  expect(shownOrders({ ordersCount: 0, areOrdersKnown: true })).toBe(0)
  expect(shownOrders({ ordersCount: 2, areOrdersKnown: true })).toBe(2)
  expect(shownOrders({ ordersCount: 0, areOrdersKnown: false })).toBe('– (not by name)')
})
