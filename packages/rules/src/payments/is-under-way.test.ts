import { paymentStatuses } from '@salvia/contract/words/orders'
import { expect, test } from 'vitest'
import { isUnderWay } from './is-under-way.ts'

test('what has come or may come is not paid again; what went back whole may be', () => {
  expect(paymentStatuses.filter(isUnderWay).sort()).toEqual(['Paid', 'PartlyRefunded', 'Processing'])
  expect(isUnderWay(null)).toBe(false)
})
