import { expect, test } from 'vitest'
import { type AllergenFacts, allergensOf } from './allergens-of.ts'

const nothing: AllergenFacts = {
  name: 'Zinc',
  rows: [],
  otherIngredients: [],
  allergens: [],
  warnings: [],
  isVegetarian: false,
}
const row = (labelName: string, form: string | null = null) => ({ labelName, form })
const of = (facts: Partial<AllergenFacts>) => {
  const { contained, possible } = allergensOf({ ...nothing, ...facts })
  return [contained, possible]
}

test('name, rows, forms, other ingredients and the maker’s words in any language count', () => {
  expect(of({})).toEqual([[], []])
  expect(of({ name: 'Arctic Cod Liver Oil' })).toEqual([['Fish'], []])
  expect(of({ rows: [row('Immune blend', 'bovine colostrum')] })).toEqual([['Milk'], []])
  expect(of({ otherIngredients: ['Cellulose, soya lecithin', 'Sellerie'] })).toEqual([['Soy', 'Celery'], []])
  expect(of({ allergens: ['', 'Bevat ei'] })).toEqual([['Eggs'], []])
})

test('an item that denies says nothing of the next', () => {
  expect(of({ otherIngredients: ['no added milk, whey; sugar-free, egg white'] })).toEqual([
    ['Eggs', 'Milk'],
    [],
  ])
  expect(of({ name: 'Soy-Free Protein', otherIngredients: ['1,5 % casein'] })).toEqual([['Milk'], []])
})

test('of warnings only what says "contains" speaks of the pack', () => {
  expect(of({ warnings: ['Ask your doctor if you are allergic to fish. Enthält Milch.'] })).toEqual([
    ['Milk'],
    [],
  ])
})

test.for([
  ['Glucosamine sulphate', 'Crustaceans'],
  ['Chitosan', 'Crustaceans'],
  ['Eicosapentaenoic acid (EPA)', 'Fish'],
  ['Biomega-3 liquid', 'Fish'],
  ['Marine collagen peptides', 'Fish'],
  ['Lecithin', 'Soy'],
  ['Phosphatidyl Serine', 'Soy'],
  ['Brewer’s yeast', 'Gluten'],
  ['Galacto-oligosaccharides', 'Milk'],
] as const)('%s is perhaps of %s', ([labelName, allergen]) => {
  expect(of({ rows: [row(labelName)] })).toEqual([[], [allergen]])
})

test('what says of what else it is made is not taken for the usual', () => {
  expect(of({ rows: [row('Glucosamine HCl', 'vegetarian, from corn')] })).toEqual([[], []])
  expect(of({ name: 'Vegan Glucosamine', rows: [row('Glucosamine HCl')] })).toEqual([[], []])
  expect(of({ rows: [row('Glucosamine HCl')], isVegetarian: true })).toEqual([[], []])
  expect(of({ otherIngredients: ['Sunflower lecithin, vegetarian capsule'] })).toEqual([[], []])
  expect(of({ rows: [row('Algal oil'), row('DHA')] })).toEqual([[], []])
  expect(of({ name: 'Krill Oil', rows: [row('EPA')] })).toEqual([['Crustaceans'], []])
})

test('a capsule of plants says nothing of what is in it', () => {
  const facts = { rows: [row('Glucosamine HCl')], otherIngredients: ['vegetarian capsule, corn starch'] }
  expect(of(facts)).toEqual([[], ['Crustaceans']])
})

test('what is contained is not possible as well', () => {
  expect(of({ rows: [row('Fish oil'), row('EPA')], allergens: ['May contain fish'] })).toEqual([['Fish'], []])
})
