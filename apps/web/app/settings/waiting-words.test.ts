import type { WaitingLine } from '@salvia/contract/setup/admin-setup'
import { expect, test } from 'vitest'
import { shopState, waitingWords } from './waiting-words.ts'

const NOW = '2026-11-23T09:00:00.000Z'
const orders: WaitingLine = { work: 'orders', count: 2, since: '2026-11-20T10:00:00.000Z' }
const messages: WaitingLine = { work: 'messages', count: 1, since: '2026-11-22T10:00:00.000Z' }

test('what waits says how many, for how many whole days, and where it is done', () => {
  expect(waitingWords(orders, NOW)).toEqual({
    text: '2 orders are waiting to be sent, the longest for 2 days.',
    action: 'Open the orders',
    to: '/admin/orders?tab=toSend&sort=placedAt',
  })
  expect(waitingWords(messages, NOW)).toMatchObject({
    text: '1 message could not be sent, since today.',
    to: '/admin/outbox?state=Failed&isTried=false',
  })
})

test.for([
  [[orders, messages], 5, 'Work is waiting for you in Orders and Outbox.'],
  [[orders, { ...orders, work: 'notSent' }], 5, 'Work is waiting for you in Orders.'],
  [[], 5, '5 steps are left before you go live.'],
  [[], 1, 'One step is left before you go live.'],
  [[], 0, null],
] as const)('%j with %i steps left is said as %j', ([lines, stepsLeft, said]) => {
  expect(shopState([...lines], stepsLeft)).toBe(said)
})
