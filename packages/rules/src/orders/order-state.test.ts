import { archivedStatuses, type OrderStatus, orderStatuses } from '@salvia/contract/words/orders'
import { expect, test } from 'vitest'
import {
  initialOrderState,
  mayCancelOrder,
  mayPayOrder,
  mayRefundOrder,
  nextOrderState,
  type OrderEvent,
  unsentEnds,
} from './order-state.ts'

const events: OrderEvent[] = [
  'startPayment',
  'acceptPayment',
  'failPayment',
  'place',
  'reopenCart',
  'cancel',
  'sendToWarehouse',
  'declineByWarehouse',
  'pack',
  'ship',
  'refund',
  'archive',
]

const moves: [OrderStatus, OrderEvent, OrderStatus][] = [
  ['Draft', 'startPayment', 'Pending'],
  ['Draft', 'reopenCart', 'Deleted'],
  ['Draft', 'cancel', 'Deleted'],
  ['Pending', 'startPayment', 'Pending'],
  ['Pending', 'acceptPayment', 'Confirming'],
  ['Pending', 'place', 'Placed'],
  ['Pending', 'reopenCart', 'Canceled'],
  ['Pending', 'cancel', 'Canceled'],
  ['Confirming', 'place', 'Placed'],
  ['Confirming', 'failPayment', 'Pending'],
  ['Confirming', 'cancel', 'Canceled'],
  ['Placed', 'sendToWarehouse', 'InProgress'],
  ['Placed', 'cancel', 'Canceled'],
  ['Placed', 'refund', 'Refunded'],
  ['InProgress', 'pack', 'Processed'],
  ['InProgress', 'declineByWarehouse', 'Placed'],
  ['InProgress', 'refund', 'Refunded'],
  ['Processed', 'ship', 'Shipped'],
  ['Processed', 'refund', 'Refunded'],
  ['Shipped', 'refund', 'Refunded'],
  ['Shipped', 'archive', 'Archived'],
  ['Canceled', 'archive', 'Archived'],
  ['Refunded', 'archive', 'Archived'],
  ['Archived', 'refund', 'Refunded'],
]

test('an order moves as the machine says, and in no other way', () => {
  const all = orderStatuses.flatMap((from) => events.map((event) => ({ from, event })))
  const moved = all.flatMap(({ from, event }) => {
    const to = nextOrderState(from, event)
    return to ? [[from, event, to]] : []
  })
  expect(moved.toSorted()).toEqual(moves.toSorted())
})

test('an order begins as a draft', () => {
  expect(initialOrderState).toBe('Draft')
})

test.for([
  { by: 'buyer', statuses: ['Draft', 'Pending', 'Confirming'] },
  { by: 'admin', statuses: ['Draft', 'Pending', 'Confirming', 'Placed'] },
] as const)('the $by may cancel in $statuses', ({ by, statuses }) => {
  expect(orderStatuses.filter((status) => mayCancelOrder(status, by))).toEqual(statuses)
})

test('whatever may be canceled, the machine cancels', () => {
  const cancellable = orderStatuses.filter((status) => mayCancelOrder(status, 'admin'))
  expect(cancellable.map((status) => nextOrderState(status, 'cancel'))).toEqual([
    'Deleted',
    'Canceled',
    'Canceled',
    'Canceled',
  ])
})

test('an order is paid from a draft or again while it is pending', () => {
  expect(orderStatuses.filter(mayPayOrder)).toEqual(['Draft', 'Pending'])
})

test('money goes back until an order is archived, and only what was placed', () => {
  const refundable = orderStatuses.filter((status) => mayRefundOrder({ status, archivedFrom: null }))
  expect(refundable).toEqual(['Placed', 'InProgress', 'Processed', 'Shipped', 'Archived'])
  const archived = archivedStatuses.filter((archivedFrom) =>
    mayRefundOrder({ status: 'Archived', archivedFrom }),
  )
  expect(archived).toEqual(['Shipped'])
})

test('of an order that ended unsent nothing is paid, sent or refunded any more', () => {
  const ended = events.filter((event) => unsentEnds.some((status) => nextOrderState(status, event) !== null))
  expect(ended).toEqual(['archive'])
  expect(orderStatuses.filter((status) => unsentEnds.includes(status))).toEqual(['Canceled', 'Deleted'])
})
