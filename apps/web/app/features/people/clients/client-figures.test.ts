import { expect, test } from 'vitest'
import { shownPlans } from './client-figures.ts'

test.for([
  { plansCount: 2, ordersCount: 1, shown: 2 },
  { plansCount: 0, ordersCount: 0, shown: 0 },
  { plansCount: 0, ordersCount: 3, shown: null },
])('$plansCount plans and $ordersCount orders show $shown', ({ shown, ...figures }) => {
  expect(shownPlans(figures)).toBe(shown)
})
