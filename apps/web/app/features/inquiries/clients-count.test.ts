import { expect, test } from 'vitest'
import { clientsCountFault, clientsCountOf } from './clients-count.ts'

const FAULT = 'Enter a whole number from 1 to 10,000, or leave it empty.'

test.for([
  ['', null, null],
  [' 1 ', 1, null],
  ['10000', 10_000, null],
  ['0', 0, FAULT],
  ['10001', 10_001, FAULT],
  ['-1', -1, FAULT],
  ['1,5', Number.NaN, FAULT],
  ['1e3', 1000, FAULT],
] as const)(
  '“%s” typed as how many clients need it means %s, and its fault is: %s',
  ([typed, count, fault]) => {
    expect([clientsCountOf(typed), clientsCountFault(typed)]).toEqual([count, fault])
  },
)
