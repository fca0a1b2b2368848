import { expect, test } from 'vitest'
import { readConsent } from './consent.ts'

test.for([
  ['salvia_consent=yes', 'yes'],
  ['a=b; salvia_consent=no', 'no'],
  ['salvia_consent=maybe', null],
  ['salvia_consent=', null],
  [null, null],
] as const)('of the cookies %s the answer is %s', ([cookies, answer]) => {
  expect(readConsent(cookies)).toBe(answer)
})
