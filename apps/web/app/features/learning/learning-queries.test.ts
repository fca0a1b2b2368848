import type { ApiAnswer } from '@salvia/contract/api-calls'
import { expect, test } from 'vitest'
import { addressOfLastPast } from './learning-queries.ts'

const found = (count: number, results: unknown[] = []) =>
  ({ kind: 'webinars', results, count }) as ApiAnswer<'GET /content/{name}'>

test.for([
  ['/learning-hub?skip=8', found(6), '/learning-hub'],
  ['/learning-hub?search=zinc&skip=60', found(14), '/learning-hub?search=zinc&skip=12'],
  ['/learning-hub?skip=8', found(9, [{}]), null],
  ['/learning-hub?skip=8', found(0), null],
  ['/learning-hub', found(0), null],
  ['/learning-hub?skip=8', undefined, null],
] as const)('%s of %j leads to %s', ([address, answer, last]) => {
  expect(addressOfLastPast(new URL(address, 'https://salvia.test'), answer)).toBe(last)
})
