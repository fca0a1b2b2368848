import type { Ingredient } from '@salvia/contract/ingredients/ingredients'
import { expect, test } from 'vitest'
import { ingredientBody, ingredientDraft, namesOf } from './record-draft.ts'

const zinc: Ingredient = {
  id: '01890000-0000-7000-8000-000000000000',
  version: 3,
  name: 'Zinc',
  groupId: null,
  groupName: null,
  category: null,
  synonyms: ['Zn'],
  localNames: { de: ['Zink', 'Zinkum'] },
  nutrientKey: null,
  reference: null,
  upperLevels: [],
  productCount: 12,
  createdAt: '2026-11-20T09:30:00.000Z',
  updatedAt: '2026-11-20T09:30:00.000Z',
}

test('names are typed one a line, without blanks and each once', () => {
  expect(namesOf(' Zink \n\nZinkum\nZink')).toEqual(['Zink', 'Zinkum'])
})

test('a record that was only read is sent as it was', () => {
  const { name, nutrientKey, synonyms, category, groupId, localNames } = zinc
  expect(ingredientBody(ingredientDraft(zinc))).toEqual({
    name,
    nutrientKey,
    synonyms,
    category,
    groupId,
    localNames,
  })
})

test('what is emptied is nothing, a group is named by its id', () => {
  const group = { id: 'a', name: 'Minerals' }
  const draft = { ...ingredientDraft(zinc), de: ' ', fr: 'Zinc', synonyms: '', category: ' mineral ', group }
  expect(ingredientBody(draft)).toMatchObject({
    synonyms: [],
    category: 'mineral',
    groupId: 'a',
    localNames: { fr: ['Zinc'] },
  })
})
