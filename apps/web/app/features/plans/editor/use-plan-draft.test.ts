import { expect, test } from 'vitest'
import type { PlanDraft } from './plan-draft.ts'
import { step } from './use-plan-draft.ts'

const draft = (name: string) => ({ name }) as PlanDraft
const edited = {
  past: [draft('first')],
  present: draft('second'),
  future: [draft('undone')],
  isChanged: true,
  baseVersion: 3,
}

test('a restored version is there saved, and undo takes it back as a change of that version', () => {
  const restored = step(edited, { kind: 'restore', draft: draft('restored'), version: 4, isSaved: true })
  expect(restored).toEqual({
    past: [draft('first'), draft('second')],
    present: draft('restored'),
    future: [],
    isChanged: false,
    baseVersion: 4,
  })
  expect(step(restored, { kind: 'undo' })).toEqual({
    past: [draft('first')],
    present: draft('second'),
    future: [draft('restored')],
    isChanged: true,
    baseVersion: 4,
  })
})

test('a draft that was kept unsaved is restored to be saved', () => {
  const restored = step(edited, { kind: 'restore', draft: draft('kept'), version: 3, isSaved: false })
  expect(restored).toMatchObject({ present: draft('kept'), isChanged: true, baseVersion: 3 })
})
