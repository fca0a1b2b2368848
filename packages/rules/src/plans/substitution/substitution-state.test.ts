import { substitutionItemStates } from '@salvia/contract/words/substitutions'
import { expect, test } from 'vitest'
import {
  firstItemState,
  firstSubstitutionState,
  hasUndoable,
  nextItemState,
  nextSubstitutionState,
} from './substitution-state.ts'

test('a substitution begins running, and each of its plans waiting', () => {
  expect(firstSubstitutionState).toBe('Running')
  expect(firstItemState).toBe('Waiting')
})

test.for([
  ['Running', 'finish', 'Done'],
  ['Running', 'undo', null],
  ['Done', 'undo', 'Undoing'],
  ['Done', 'finish', null],
  ['Undoing', 'finish', 'Undone'],
  ['Undoing', 'undo', null],
  ['Undone', 'undo', null],
] as const)('%s %s → %s', ([from, event, to]) => {
  expect(nextSubstitutionState(from, event)).toBe(to)
})

test.for([
  ['Waiting', 'replace', 'Replaced'],
  ['Waiting', 'propose', 'Proposed'],
  ['Waiting', 'skip', 'Skipped'],
  ['Waiting', 'confirm', null],
  ['Proposed', 'confirm', 'Confirmed'],
  ['Proposed', 'decline', 'Declined'],
  ['Proposed', 'withdraw', 'Withdrawn'],
  ['Proposed', 'undo', null],
  ['Confirmed', 'undo', 'Undone'],
  ['Confirmed', 'keep', 'Kept'],
  ['Confirmed', 'decline', null],
  ['Replaced', 'undo', 'Undone'],
  ['Replaced', 'keep', 'Kept'],
  ['Replaced', 'replace', null],
  ['Declined', 'confirm', null],
  ['Withdrawn', 'confirm', null],
  ['Skipped', 'undo', null],
  ['Undone', 'undo', null],
  ['Kept', 'undo', null],
] as const)('in a plan %s %s → %s', ([from, event, to]) => {
  expect(nextItemState(from, event)).toBe(to)
})

test('there is something to undo as long as a plan can be put back or its proposal withdrawn', () => {
  for (const state of substitutionItemStates) {
    const isUndoable = [nextItemState(state, 'undo'), nextItemState(state, 'withdraw')].some(Boolean)
    expect([state, hasUndoable([{ state, count: 1 }])]).toEqual([state, isUndoable])
    expect(hasUndoable([{ state, count: 0 }])).toBe(false)
  }
  expect(hasUndoable([])).toBe(false)
  expect(
    hasUndoable([
      { state: 'Skipped', count: 4 },
      { state: 'Replaced', count: 1 },
    ]),
  ).toBe(true)
})
