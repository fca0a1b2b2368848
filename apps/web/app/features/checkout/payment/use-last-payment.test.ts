import { paymentStatuses } from '@salvia/contract/words/orders'
import { expect, test } from 'vitest'
import { isOrdered } from './use-last-payment.ts'

test('who has paid is led to the order, also after a refund', () => {
  expect(paymentStatuses.filter(isOrdered).sort()).toEqual([
    'Paid',
    'PartlyRefunded',
    'Processing',
    'Refunded',
  ])
})
