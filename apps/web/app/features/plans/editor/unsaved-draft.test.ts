import type { Recommendation } from '@salvia/contract/plans/plan-records'
import { expect, test, vi } from 'vitest'
import { draftToRestore, findUnsaved, type KeptDraft } from './unsaved-draft.ts'

const fields = {
  internalName: null,
  summary: '',
  description: '',
  evidence: '',
  languageCode: 'en' as const,
  templateCategoryId: null,
  discountPercentage: 0,
}
const plan = {
  id: 'plan',
  version: 4,
  name: 'Calm',
  ...fields,
  recommendationItems: [],
} as unknown as Recommendation

const kept = (name: string, version: number, isSaved = false): KeptDraft => ({
  version,
  isSaved,
  draft: { name, ...fields, items: [] },
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

test('a draft of an earlier release keeps its text, and what it lacks is as loaded', () => {
  const { evidence: _, ...older } = kept('Calmer', 4).draft
  const stored = JSON.stringify({ ...kept('Calmer', 4), draft: older })
  vi.stubGlobal('sessionStorage', { getItem: () => stored, removeItem: () => undefined })
  expect(findUnsaved({ ...plan, evidence: 'Two trials' })?.draft).toEqual({
    ...older,
    evidence: 'Two trials',
  })
  vi.unstubAllGlobals()
})
