import { expect, test } from 'vitest'
import { nextState } from '../states/transitions.ts'
import { movesMoney, referralEventTo, referralTransitions } from './referral-state.ts'

test.for([
  ['Pending', 'Approved', 'approve', true],
  ['Pending', 'Rejected', 'reject', false],
  ['Rejected', 'Pending', 'reopen', false],
  ['Approved', 'Rejected', 'undo', true],
] as const)('%s → %s by %s, which moves money: %s', ([from, to, event, isMoney]) => {
  expect(referralEventTo(from, to)).toBe(event)
  expect(nextState(referralTransitions, from, event)).toBe(to)
  expect(movesMoney(event)).toBe(isMoney)
})

test.for([
  ['Rejected', 'Approved'],
  ['Approved', 'Pending'],
  ['Pending', 'Pending'],
] as const)('nothing leads from %s to %s', ([from, to]) => {
  expect(referralEventTo(from, to)).toBeNull()
})
