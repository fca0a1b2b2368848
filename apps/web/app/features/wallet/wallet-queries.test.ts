import { expect, test } from 'vitest'
import { readWalletFilter } from './wallet-queries.ts'

test.for([
  ['', { type: undefined, offset: 0, limit: 20 }],
  ['shown=21&type=Payout', { type: 'Payout', offset: 0, limit: 40 }],
  ['shown=40', { type: undefined, offset: 0, limit: 40 }],
  ['shown=1000', { type: undefined, offset: 0, limit: 100 }],
  ['shown=-5&type=Gift', { type: undefined, offset: 0, limit: 20 }],
  ['offset=100&shown=20', { type: undefined, offset: 100, limit: 100 }],
] as const)('the address %j asks for %j', ([address, asked]) => {
  expect(readWalletFilter(new URLSearchParams(address))).toEqual(asked)
})
