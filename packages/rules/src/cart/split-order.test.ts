import { expect, test } from 'vitest'
import { maySplitOrder } from './split-order.ts'

test.for([
  { country: 'NL', days: [0, 4], may: true },
  { country: 'DE', days: [10, 2, 5], may: true },
  { country: 'NL', days: [0, 3], may: false },
  { country: 'NL', days: [7, 7], may: false },
  { country: 'NL', days: [9], may: false },
  { country: 'NL', days: [], may: false },
  { country: 'FR', days: [0, 10], may: false },
])('an order to $country with lines of $days days may be split: $may', ({ country, days, may }) => {
  const lines = days.map((deliveryDays) => ({ deliveryDays }))
  expect(maySplitOrder(country, lines)).toBe(may)
})
