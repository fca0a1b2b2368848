import { expect, test } from 'vitest'
import { hasPersonalNotes, withoutPersonal } from './personal-parts.ts'

const open = { id: 1, notes: 'With water.', isNotePersonal: false }
const personal = { id: 2, notes: 'After your operation.', isNotePersonal: true }
const empty = { id: 3, notes: '', isNotePersonal: true }

test('a personal note is left out together with its mark, others stay', () => {
  expect(withoutPersonal([open, personal, empty])).toEqual([
    open,
    { id: 2, notes: '', isNotePersonal: false },
    { id: 3, notes: '', isNotePersonal: false },
  ])
})

test.for([
  [[], false],
  [[open], false],
  [[empty], false],
  [[open, personal], true],
] as const)('a plan has personal notes where one has text: %j', ([items, has]) => {
  expect(hasPersonalNotes([...items])).toBe(has)
})
