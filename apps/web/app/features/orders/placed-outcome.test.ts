import type { OrderStatus, PaymentStatus } from '@salvia/contract/words/orders'
import { expect, test } from 'vitest'
import { hasConfirmation, outcomeOf, whyUnpaid } from './placed-outcome.ts'

const order = (status: OrderStatus, payment: PaymentStatus | null, mayPay = status === 'Pending') => ({
  status,
  mayPay,
  buyer: { payment: payment && { status: payment } },
})

test.for<[OrderStatus, PaymentStatus | null, string]>([
  ['Pending', 'Open', 'waiting'],
  ['Pending', 'Processing', 'waiting'],
  ['Pending', 'Paid', 'waiting'],
  ['Pending', 'Failed', 'unpaid'],
  ['Pending', 'Expired', 'unpaid'],
  ['Pending', 'Closed', 'unpaid'],
  ['Pending', 'Refunded', 'unpaid'],
  ['Pending', null, 'unpaid'],
  ['Confirming', 'Processing', 'waiting'],
  ['Confirming', 'Closed', 'waiting'],
  ['Placed', 'Paid', 'placed'],
  ['Shipped', 'PartlyRefunded', 'placed'],
  ['Canceled', 'Closed', 'ended'],
  ['Deleted', null, 'ended'],
  ['Refunded', 'Refunded', 'ended'],
])('of an order that is %s with a payment that is %s the page says: %s', ([status, payment, outcome]) => {
  expect(outcomeOf(order(status, payment))).toBe(outcome)
})

test('an order that is not paid or has ended has no confirmation by which an account could take it', () => {
  expect(hasConfirmation(order('Placed', 'Paid'))).toBe(true)
  expect(hasConfirmation(order('Pending', 'Processing'))).toBe(true)
  expect(hasConfirmation(order('Pending', 'Failed'))).toBe(false)
  expect(hasConfirmation(order('Canceled', 'Closed'))).toBe(false)
})

test('who may not pay it waits, and who is not its buyer reads nothing of a payment', () => {
  expect(outcomeOf(order('Pending', 'Closed', false))).toBe('waiting')
  expect(outcomeOf({ status: 'Pending', mayPay: false, buyer: null })).toBe('waiting')
})

test('an order that is not paid says why, and that no money was taken only where none was', () => {
  expect(whyUnpaid('Closed').title).toBe('The payment was not finished')
  expect(whyUnpaid(undefined)).toEqual(whyUnpaid('Closed'))
  expect(whyUnpaid('Expired').title).toBe('The time to pay has run out')
  expect(whyUnpaid('Failed').title).toBe('Your payment did not go through')
  for (const status of ['Closed', 'Expired', 'Failed'] as const)
    expect(whyUnpaid(status).text).toContain('No money was taken')
  expect(whyUnpaid('Refunded')).toEqual({ title: 'Refunded', text: 'We refund what was paid.' })
})
