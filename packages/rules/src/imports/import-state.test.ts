import { expect, test } from 'vitest'
import { firstImportState, nextImportState } from './import-state.ts'

test('an import begins read', () => {
  expect(firstImportState).toBe('Ready')
})

test.for([
  ['Ready', 'apply', 'Applying'],
  ['Ready', 'undo', null],
  ['Ready', 'finish', null],
  ['Applying', 'finish', 'Done'],
  ['Applying', 'apply', null],
  ['Done', 'undo', 'Undoing'],
  ['Done', 'apply', null],
  ['Undoing', 'finish', 'Undone'],
  ['Undoing', 'undo', null],
  ['Undone', 'apply', null],
  ['Undone', 'undo', null],
] as const)('%s %s → %s', ([from, event, to]) => {
  expect(nextImportState(from, event)).toBe(to)
})
