import { expect, test } from 'vitest'
import { nextState } from '../states/transitions.ts'
import { payoutTransitions as transitions } from './payout-state.ts'

test.for([
  ['Pending', 'file', 'Completed'],
  ['Pending', 'confirm', null],
  ['Pending', 'returnMoney', null],
  ['Completed', 'confirm', 'PaidOut'],
  ['Completed', 'file', null],
  ['Completed', 'returnMoney', 'Pending'],
  ['PaidOut', 'returnMoney', 'Pending'],
  ['PaidOut', 'confirm', null],
] as const)('%s %s → %s', ([from, event, to]) => {
  expect(nextState(transitions, from, event)).toBe(to)
})
