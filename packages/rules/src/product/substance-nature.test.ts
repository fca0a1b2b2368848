import { languages } from '@salvia/contract/words/locale'
import { expect, test } from 'vitest'
import { substanceNature } from './substance-nature.ts'

const ingredientNames = ['Melatonin', 'Vitamin B6', 'Vitamin B6', 'Lavender', 'Hops']

test('what characterises a product are its kinds of substances, not what it is taken for', () => {
  const categoryIds = ['minerals', 'trace-elements', 'sleep']
  expect(substanceNature({ categoryIds, ingredientNames }, 'de')).toEqual([
    'Mineralstoffen',
    'Spurenelementen',
  ])
})

test('two categories of one kind are named once', () => {
  expect(substanceNature({ categoryIds: ['herbs', 'adaptogens'], ingredientNames }, 'fr')).toEqual([
    'plantes',
  ])
})

test('without such a category its first three ingredients are named', () => {
  expect(substanceNature({ categoryIds: ['sleep'], ingredientNames }, 'en')).toEqual([
    'Melatonin',
    'Vitamin B6',
    'Lavender',
  ])
  expect(substanceNature({ categoryIds: ['sleep'], ingredientNames: [] }, 'en')).toEqual([])
})

test('every kind has a word in four languages', () => {
  for (const language of languages)
    expect(substanceNature({ categoryIds: ['multivitamins'], ingredientNames: [] }, language)[0]).toMatch(/./)
})
