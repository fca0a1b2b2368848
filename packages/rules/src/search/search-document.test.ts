import { expect, test } from 'vitest'
import type { ProductFacts } from '../product/product-facts.ts'
import { buildConcepts } from './concepts.ts'
import { doseLexemes } from './dose-lexemes.ts'
import { type SearchedFacts, searchDocument } from './search-document.ts'

const table = buildConcepts([
  { concept: 'iodine', any: ['iodine'] },
  { concept: 'potassium', any: ['potassium'] },
  { concept: 'iron', any: ['iron'] },
  { concept: 'copper', any: ['copper'] },
  { concept: 'vitamin_c', any: ['vitamin C'] },
  { concept: 'vitamin_d3', broader: ['vitamin_d'], any: ['vitamin D3', 'D3'] },
  { concept: 'gelatin', kind: 'additive', any: ['gelatin'] },
  { concept: 'sugar', kind: 'additive', any: ['sugar'] },
  { concept: 'brand:Thorne', any: ['Thorne'] },
])

const facts = (given: Partial<SearchedFacts>): SearchedFacts => ({
  name: 'Plain',
  brandName: 'Thorne',
  deliveryFormatId: 'capsule',
  otherIngredients: '',
  ingredients: [],
  facts: { label: 'None', contains: [], freeOf: [], stated: [] },
  marks: [],
  diets: [],
  categories: [],
  texts: [],
  ...given,
})
const row = { labelName: 'Iodine', form: null, names: [], amount: null, unit: null }
const termsOf = (given: Partial<SearchedFacts>) => searchDocument(facts(given), table).terms

test('an ingredient is what its label name says, its form only in what it comes', () => {
  const terms = termsOf({
    ingredients: [{ ...row, form: 'potassium iodide', amount: 150, unit: 'Micrograms' }],
  })
  expect(terms).toEqual(
    expect.arrayContaining(['c:iodine', 'f:potassium', 'pair:iodine:potassium', 'dose:iodine:ng150000']),
  )
  expect(terms).not.toContain('c:potassium')
})

test('additives among the other ingredients are held as such, but those that are said to be absent', () => {
  const terms = termsOf({ otherIngredients: 'Gelatin, iron oxide. Contains no sugar.' })
  expect(terms.filter((term) => term.startsWith('o:'))).toEqual(['o:gelatin'])
  expect(terms).not.toContain('c:gelatin')
})

test('no amount, or none above nothing, is no dose', () => {
  const without = [{ ...row, amount: 0, unit: 'Grams' as const }, { ...row, amount: 5 }, row]
  const terms = termsOf({ ingredients: without })
  expect(terms.filter((term) => term.startsWith('dose:'))).toEqual([])
})

test('a name says the strength where no row does', () => {
  expect(termsOf({ name: 'D3 Wellness 1000 IU' })).toContain('dose:vitamin_d3:ng25000')
  const amount = [{ ...row, amount: 1, unit: 'Milligrams' as const }]
  expect(termsOf({ name: 'D3 1000 IU', ingredients: amount })).not.toContain('dose:vitamin_d3:ng25000')
})

test('name, brand and what the name begins with are held once more', () => {
  const terms = termsOf({ name: 'Vitamin D3 Iron' })
  expect(terms).toEqual(
    expect.arrayContaining(['n:vitamin_d3', 'n:iron', 'n:brand:Thorne', 'b:vitamin_d3', 'b:vitamin_d']),
  )
  expect(terms).not.toContain('b:iron')
})

test('a name that says what is not in the pack does not name it; a lone C is the vitamin', () => {
  expect(termsOf({ name: 'Basic (Iron and Copper Free)' })).not.toContain('c:copper')
  expect(termsOf({ name: 'One-Gram C' })).toContain('c:vitamin_c')
})

test('a format does for a related one', () => {
  expect(termsOf({ deliveryFormatId: 'softgel' })).toEqual(
    expect.arrayContaining(['c:format:softgel', 'r:format:capsule']),
  )
})

test('what is in the pack holds other ingredients; the lexicon learns words, not numbers', () => {
  const { contents, words } = searchDocument(
    facts({ name: 'B12 500', otherIngredients: 'iron oxide' }),
    table,
  )
  expect(contents).toEqual(expect.arrayContaining(['iron', 'oxide', 'brand:Thorne']))
  expect(words).toEqual(['b12', 'thorne'])
})

test('doses of one weight are one; other units stand as printed', () => {
  expect(doseLexemes('zinc', { amount: 1, unit: 'Grams' })).toEqual(['dose:zinc:ng1000000000'])
  expect(doseLexemes('vitamin_d3', { amount: 25, unit: 'Micrograms' })).toEqual([
    'dose:vitamin_d3:ng25000',
    'dose:vitamin_d3:iu1000',
  ])
  expect(doseLexemes('flora', { amount: 5, unit: 'BillionsColonyFormingUnit' })).toEqual([
    'dose:flora:BillionsColonyFormingUnit5',
  ])
})

test('what facts say is part of the contents, and what leads of the terms too', () => {
  const known: ProductFacts = {
    label: 'Complete',
    contains: ['Fish'],
    freeOf: ['Milk', 'Soy'],
    stated: ['Soy'],
  }
  const { contents, terms } = searchDocument(facts({ facts: known }), table)
  expect(contents).toEqual(
    expect.arrayContaining(['holds:Fish', 'free:Milk', 'free:Soy', 'label:rows', 'label:complete']),
  )
  expect(terms).toEqual(expect.arrayContaining(['said:Soy', 'label:rows']))
  expect(terms).not.toContain('holds:Fish')
})

test('a name that says what is not there is free of it, and its label is not known', () => {
  const { contents } = searchDocument(facts({ name: 'Multi without Iodine' }), table)
  expect(contents).toContain('free:iodine')
  expect(contents.filter((lexeme) => lexeme.startsWith('label:'))).toEqual([])
})

test('what it was verified for is found by its names, which put nothing into the pack', () => {
  const { words, terms, contents } = searchDocument(
    facts({ marks: ['Vegetarian', 'Vegetarisch', 'Gluten free', 'Glutenfrei'] }),
    table,
  )
  expect(terms).toEqual(expect.arrayContaining(['w:vegetarian', 'w:vegetarisch']))
  expect(words).toEqual(expect.arrayContaining(['vegetarian', 'vegetarisch']))
  expect([...terms, ...contents].filter((term) => term.includes('gluten'))).toEqual([])
  expect(contents).not.toContain('vegetarian')
})

test('categories, diets, the whole name and the words of texts are held apart', () => {
  const { terms, contents, words } = searchDocument(
    facts({ categories: ['sleep'], diets: ['vegan'], texts: ['In der Nacht, 1 x am Tag'] }),
    table,
  )
  expect(terms).toEqual(
    expect.arrayContaining(['c:category:sleep', 'whole:plain', 'whole:thorne plain', 't:nacht', 't:tag']),
  )
  expect(terms).not.toContain('t:am')
  expect(contents).toEqual(expect.arrayContaining(['diet:vegan', 'whole:plain']))
  expect(words).not.toContain('nacht')
})
