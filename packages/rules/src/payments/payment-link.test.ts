import { expect, test } from 'vitest'
import { paymentLinkEnd } from './payment-link.ts'

const NOW = new Date('2026-03-01T12:00:00Z')
const later = new Date(NOW.getTime() + 1)
const unpaid = { status: 'Pending', placedAt: null } as const

test.for([
  { attempt: { state: 'Open', expiresAt: later }, order: unpaid, over: null },
  { attempt: { state: 'Open', expiresAt: NOW }, order: unpaid, over: 'Over' },
  { attempt: { state: 'Closed', expiresAt: later }, order: unpaid, over: 'Over' },
  { attempt: { state: 'Failed', expiresAt: later }, order: unpaid, over: 'Over' },
  {
    attempt: { state: 'Closed', expiresAt: later },
    order: { status: 'Shipped', placedAt: NOW },
    over: 'Done',
  },
  {
    attempt: { state: 'Closed', expiresAt: later },
    order: { status: 'Confirming', placedAt: null },
    over: 'Done',
  },
] as const)('a link of a payment $attempt.state for an order $order.status is over as $over', (given) => {
  expect(paymentLinkEnd(given, NOW)).toBe(given.over)
})
