import type { OrderStatus } from '@salvia/contract/words/orders'
import { expect, test } from 'vitest'
import { openOrdersWords } from './orders-state.tsx'

const open = (...statuses: OrderStatus[]) => statuses.map((status) => ({ status }))

test.for([
  [[], 'Nothing is on its way right now.'],
  [['Placed', 'Processed'], '2 orders are being prepared.'],
  [['Placed', 'Shipped'], '1 order is on its way.'],
  [['Shipped', 'Confirming'], 'We’re confirming the payment of your order.'],
  [['Shipped', 'Pending', 'Confirming'], '1 order is not paid yet.'],
] as [OrderStatus[], string][])('of %j the most pressing is said: %s', ([statuses, said]) => {
  expect(openOrdersWords(open(...statuses))).toBe(said)
})
