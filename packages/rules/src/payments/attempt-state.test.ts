import { expect, test } from 'vitest'
import { stateAfter, statesTaking } from '../states/transitions.ts'
import { liveAttemptStates, attemptTransitions as transitions } from './attempt-state.ts'

test('an attempt is live until its page ended, was given up or paid', () => {
  expect(liveAttemptStates).toEqual(['Opening', 'Open', 'Processing'])
})

test.for([
  ['open', ['Opening'], 'Open'],
  ['process', ['Opening', 'Open', 'Processing'], 'Processing'],
  ['pay', ['Opening', 'Open', 'Processing', 'Failed', 'Expired', 'Closed'], 'Paid'],
  ['fail', ['Opening', 'Open', 'Processing'], 'Failed'],
  ['expire', ['Opening', 'Open', 'Processing'], 'Expired'],
  ['close', ['Opening', 'Open', 'Processing'], 'Closed'],
  ['refuse', ['Opening', 'Open', 'Processing', 'Failed', 'Expired', 'Closed'], 'Failed'],
] as const)('%s is taken by %j', ([event, from, to]) => {
  expect(statesTaking(transitions, event)).toEqual(from)
  expect(stateAfter(transitions, event)).toBe(to)
})
