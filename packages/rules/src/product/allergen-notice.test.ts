import { languages } from '@salvia/contract/words/locale'
import { allergens } from '@salvia/contract/words/search'
import { expect, test } from 'vitest'
import { allergenNotice } from './allergen-notice.ts'

test.for([
  ['en', 'Contains fish, milk. May contain crustaceans.'],
  ['de', 'Enthält Fisch, Milch. Kann Krebstiere enthalten.'],
  ['nl', 'Bevat vis, melk. Kan schaaldieren bevatten.'],
  ['fr', 'Contient du poisson, du lait. Peut contenir des crustacés.'],
] as const)('in %s: %s', ([language, text]) => {
  const reading = { contained: ['Fish' as const, 'Milk' as const], possible: ['Crustaceans' as const] }
  expect(allergenNotice(reading, [], language)).toBe(text)
})

test('what the maker says is not said twice, and nothing makes no sentence', () => {
  const fish = { contained: ['Fish' as const, 'Soy' as const], possible: [] }
  expect(allergenNotice(fish, ['Fish'], 'en')).toBe('Contains soy.')
  expect(allergenNotice(fish, ['Fish', 'Soy'], 'en')).toBeNull()
  expect(allergenNotice({ contained: [], possible: [] }, [], 'en')).toBeNull()
})

test('every allergen of the law has a name in four languages', () => {
  for (const language of languages) {
    const text = allergenNotice({ contained: [...allergens], possible: [] }, [], language) ?? ''
    expect(text.split(', ')).toHaveLength(14)
  }
})
