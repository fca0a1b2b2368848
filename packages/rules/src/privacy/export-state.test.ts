import { expect, test } from 'vitest'
import { nextState } from '../states/transitions.ts'
import { firstDataExportState, dataExportTransitions as transitions } from './export-state.ts'

test.for([
  ['Making', 'finish', 'Ready'],
  ['Making', 'fail', 'Failed'],
  ['Ready', 'fail', null],
  ['Failed', 'finish', null],
] as const)('%s %s → %s', ([from, event, to]) => {
  expect(nextState(transitions, from, event)).toBe(to)
})

test('an export begins by being made', () => {
  expect(firstDataExportState).toBe('Making')
})
