import { paymentStatuses } from '@salvia/contract/words/orders'
import { expect, test } from 'vitest'
import { isOrdered, isUnderWay } from './last-payment.tsx'

test('who has paid is led to the order, also after a refund; what went back whole may be paid anew', () => {
  expect(paymentStatuses.filter(isOrdered).sort()).toEqual([
    'Paid',
    'PartlyRefunded',
    'Processing',
    'Refunded',
  ])
  expect(paymentStatuses.filter(isUnderWay).sort()).toEqual(['Paid', 'PartlyRefunded', 'Processing'])
})
