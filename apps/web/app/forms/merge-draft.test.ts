import { expect, test } from 'vitest'
import { changedFields, mergeDraft } from './merge-draft.ts'

const read = { name: 'Zinc', synonyms: ['Zn'], category: '' }

test('fields differ by what they hold', () => {
  expect(changedFields({ ...read, synonyms: ['Zn'] }, read)).toEqual([])
  expect(changedFields({ ...read, synonyms: ['Zn', 'Zincum'] }, read)).toEqual(['synonyms'])
})

test('what someone else saved in other fields is taken over', () => {
  const current = { ...read, name: 'Zinc (Zn)' }
  expect(mergeDraft({ ...read, category: 'mineral' }, read, current)).toEqual({
    draft: { ...current, category: 'mineral' },
    conflicts: [],
  })
})

test('a field that both set to different ends is named and kept as it was typed', () => {
  const current = { ...read, name: 'Zincum', category: 'mineral' }
  const draft = { ...read, name: 'Zink', category: 'mineral' }
  expect(mergeDraft(draft, read, current)).toEqual({ draft, conflicts: ['name'] })
})
