import { expect, test } from 'vitest'
import { nextState, stateAfter } from '../states/transitions.ts'
import { certificateEventTo, certificateTransitions } from './certificate-state.ts'

test('each status is reached by its event, and not from itself', () => {
  const statuses = ['Pending', 'Passed', 'Failed'] as const
  expect(statuses.map((to) => stateAfter(certificateTransitions, certificateEventTo[to]))).toEqual(statuses)
  expect(statuses.map((to) => nextState(certificateTransitions, to, certificateEventTo[to]))).toEqual([
    ...[null, null, null],
  ])
})
