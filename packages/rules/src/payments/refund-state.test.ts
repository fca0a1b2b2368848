import { expect, test } from 'vitest'
import { nextState } from '../states/transitions.ts'
import { refundEventOf, refundTransitions as transitions } from './refund-state.ts'

test.for([
  ['Waiting', 'succeed', 'Succeeded'],
  ['Waiting', 'fail', 'Failed'],
  ['Succeeded', 'fail', 'Failed'],
  ['Succeeded', 'succeed', null],
  ['Failed', 'succeed', null],
  ['Failed', 'fail', null],
] as const)('%s %s → %s', ([from, event, to]) => {
  expect(nextState(transitions, from, event)).toBe(to)
})

test('what a gateway tells is an event, unless it still waits', () => {
  expect([refundEventOf('Waiting'), refundEventOf('Succeeded'), refundEventOf('Failed')]).toEqual([
    null,
    'succeed',
    'fail',
  ])
})
