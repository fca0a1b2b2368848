import { expect, test } from 'vitest'
import { isBusinessBuyer } from './is-business-buyer.ts'

test.for([
  [true, 'a confirmed number', null, 'Confirmed'],
  [true, 'a company with a number in the right form', 'Praxis GmbH', 'FormatValid'],
  [false, 'a number in the right form without a company', ' ', 'FormatValid'],
  [false, 'a number found invalid', 'Praxis GmbH', 'Invalid'],
  [false, 'a company alone', 'Praxis GmbH', null],
  [false, 'nothing', undefined, null],
] as const)('%s: an order with %s is a business’s', ([isBusiness, , company, vatNumberOutcome]) => {
  expect(isBusinessBuyer({ company, vatNumberOutcome })).toBe(isBusiness)
})
