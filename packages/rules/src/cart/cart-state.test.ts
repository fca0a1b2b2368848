import { expect, test } from 'vitest'
import { firstCartState, nextCartState } from './cart-state.ts'

test('a cart begins open', () => {
  expect(firstCartState).toBe('Open')
})

test.for([
  ['Open', 'finalize', 'Finalized'],
  ['Open', 'reopen', 'Open'],
  ['Open', 'close', 'Closed'],
  ['Finalized', 'finalize', 'Finalized'],
  ['Finalized', 'reopen', 'Open'],
  ['Finalized', 'close', 'Closed'],
  ['Closed', 'finalize', null],
  ['Closed', 'reopen', null],
  ['Closed', 'close', 'Closed'],
] as const)('%s %s → %s', ([from, event, to]) => {
  expect(nextCartState(from, event)).toBe(to)
})
