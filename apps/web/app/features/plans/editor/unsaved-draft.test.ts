import type { Recommendation } from '@salvia/contract/plans/plan-records'
import { expect, test } from 'vitest'
import { draftToRestore, type KeptDraft } from './unsaved-draft.ts'

const plan = {
  version: 4,
  name: 'Calm',
  internalName: null,
  description: '',
  discountPercentage: 0,
  recommendationItems: [],
} as unknown as Recommendation

const kept = (name: string, version: number, isSaved = false): KeptDraft => ({
  version,
  isSaved,
  draft: { name, internalName: null, description: '', discountPercentage: 0, items: [] },
})

test.each([
  { about: 'nothing kept', found: null, isRestored: false },
  { about: 'text that never arrived', found: kept('Calmer', 4), isRestored: true },
  { about: 'text against a version that another tab has passed', found: kept('Calmer', 3), isRestored: true },
  { about: 'text that arrived without an answer', found: kept('Calm', 3), isRestored: false },
  { about: 'text saved after this page was read', found: kept('Calmer', 5, true), isRestored: true },
  {
    about: 'saved text that another tab has changed since',
    found: kept('Calmer', 4, true),
    isRestored: false,
  },
])('$about is restored: $isRestored', ({ found, isRestored }) => {
  expect(draftToRestore(found, plan)).toBe(isRestored ? found : null)
})
