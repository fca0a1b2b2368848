import { expect, test } from 'vitest'
import { labelFactsOf } from './label-facts-of.ts'

const row = {
  id: '019b8be2-86bb-759c-b8a4-2e6a0757d3f5',
  ingredientId: '019b8be2-86bb-759c-b8a4-2e6a0757d3f6',
  stated: { own: null, group: null },
  amount: 5,
  unit: 'Milligrams' as const,
  form: null,
  depth: 0,
}
const called = (labelName: string, language: 'en' | 'de' | 'nl' | 'fr') =>
  labelFactsOf([{ ...row, labelName }], language).map((fact) => fact.labelName)

test.for([
  ['Quercetin', 'fr', 'Quercétine'],
  ['Quercetin', 'nl', 'Quercetine'],
  ['collagen', 'de', 'Kollagen'],
  ['Coenzyme Q10', 'fr', 'Coenzyme Q10'],
  ['Ubiquinone', 'de', 'Coenzym Q10'],
  ['Zinc', 'de', 'Zink'],
  ['Collagen', 'en', 'Collagen'],
  ['Acme Collagen Complex', 'de', 'Acme Collagen Complex'],
] as const)('%s is called in %s %s', ([labelName, language, name]) => {
  expect(called(labelName, language)).toEqual([name])
})
