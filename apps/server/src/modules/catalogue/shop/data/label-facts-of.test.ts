import { expect, test } from 'vitest'
import { labelFactsOf } from './label-facts-of.ts'

const row = {
  id: '019b8be2-86bb-759c-b8a4-2e6a0757d3f5',
  ingredientId: '019b8be2-86bb-759c-b8a4-2e6a0757d3f6',
  amount: 5,
  unit: 'Milligrams' as const,
  form: null,
  depth: 0,
}
type Language = 'en' | 'de' | 'nl' | 'fr'
const ingredientOf = (name: string, localNames: { de?: string[] } = {}) => ({
  name,
  localNames,
  stated: { own: null, group: null },
})
const called = (labelName: string, language: Language) =>
  labelFactsOf([{ ...row, labelName, ingredient: ingredientOf(labelName) }], language).map(
    (fact) => fact.labelName,
  )

test.for([
  ['Quercetin', 'fr', 'Quercétine'],
  ['Quercetin', 'nl', 'Quercetine'],
  ['collagen', 'de', 'Kollagen'],
  ['Coenzyme Q10', 'fr', 'Coenzyme Q10'],
  ['Ubiquinone', 'de', 'Coenzym Q10'],
  ['Zinc', 'de', 'Zink'],
  ['Niacin', 'fr', 'Niacine'],
  ['Riboflavin', 'nl', 'Riboflavine'],
  ['Thiamine', 'de', 'Thiamin'],
  ['Folate', 'de', 'Folat'],
  ['Folic Acid', 'de', 'Folsäure'],
  ['Folate', 'fr', 'Folates'],
  ['Niacinamide', 'nl', 'Nicotinamide'],
  ['Pantothenic Acid', 'fr', 'Acide pantothénique'],
  ['Total Omega-3 Fatty Acids', 'de', 'Omega-3-Fettsäuren gesamt'],
  ['Docosahexaenoic Acid', 'fr', 'Acide docosahexaénoïque (DHA)'],
  ['Collagen', 'en', 'Collagen'],
  ['Acme Collagen Complex', 'de', 'Acme Collagen Complex'],
] as const)('%s is called in %s %s', ([labelName, language, name]) => {
  expect(called(labelName, language)).toEqual([name])
})

test.for([
  ['en', 'Magnesium', {}, 'Magnesium'],
  ['de', 'Zinc', {}, 'Zink'],
  ['fr', 'Quercetin', {}, 'Quercétine'],
  ['de', 'Acme Complex', { de: ['Acme-Komplex', 'Acme'] }, 'Acme-Komplex'],
  ['de', 'Zinc', { de: [] }, 'Zink'],
  ['nl', 'Acme Complex', { de: ['Acme-Komplex'] }, 'Acme Complex'],
] as const)('in %s the ingredient %s, called %j there, is %s', ([language, name, local, ingredientName]) => {
  const localNames = 'de' in local ? { de: [...local.de] } : {}
  const ingredient = ingredientOf(name, localNames)
  expect(labelFactsOf([{ ...row, labelName: 'X (Powder)', ingredient }], language)).toMatchObject([
    { ingredientName, labelName: 'X (Powder)' },
  ])
})

test.for([
  ['de', 'Zinc', 'Zinc', 'Zink', true],
  ['de', 'acme complex', 'Acme Complex', 'Acme-Komplex', true],
  ['de', 'Ferrochel', 'Iron Bisglycinate', 'Ferrochel', false],
  ['nl', 'Acme Complex', 'Acme Complex', 'Acme Complex', false],
  ['en', 'Ferrochel', 'Iron Bisglycinate', 'Ferrochel', true],
  ['fr', 'Other Omega-3 Fatty Acids', 'Fish Oil', 'Autres acides gras oméga-3', true],
] as const)(
  'in %s the label’s “%s” of %s is written “%s”; translated: %s',
  ([language, labelName, name, written, isLabelNameTranslated]) => {
    const ingredient = ingredientOf(name, { de: name === 'Acme Complex' ? ['Acme-Komplex'] : [] })
    expect(labelFactsOf([{ ...row, labelName, ingredient }], language)).toMatchObject([
      { labelName: written, isLabelNameTranslated },
    ])
  },
)
