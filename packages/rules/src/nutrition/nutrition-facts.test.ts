import { expect, test } from 'vitest'
import { intakePercent, isNutritionFact, nutritionFact, nutritionLast } from './nutrition-facts.ts'

test.for([
  ['Calories', 'Energie'],
  ['Total Fat', 'Fett'],
  ['Saturated Fat', 'davon gesättigte Fettsäuren'],
  ['Total Carbohydrates', 'Kohlenhydrate mit Ballaststoffen'],
  ['Sugars', 'davon Zucker'],
  ['Dietary Fiber', 'Ballaststoffe'],
] as const)('%s is called %s', ([labelName, name]) => {
  expect(nutritionFact(labelName)?.names.de).toBe(name)
})

test.for(['Sodium', 'Protein blend', 'Total Omega-3 Fatty Acids', 'Fat-soluble vitamin'])(
  '%s is no row of the nutrition declaration',
  (labelName) => {
    expect(nutritionFact(labelName)).toBeNull()
  },
)

test.for([
  ['Calories', 20, 'Kilocalories', 1],
  ['Total Fat', 2, 'Grams', 2.86],
  ['Saturated Fat', 500, 'Milligrams', 2.5],
  ['Protein', 50, 'Grams', 100],
  ['Total Carbohydrate', 5, 'Grams', null],
  ['Trans Fat', 0, 'Grams', null],
  ['Protein', null, 'Grams', null],
  ['Protein', 5, null, null],
  ['Protein', 5, 'Milliliters', null],
  ['Magnesium', 5, 'Milligrams', null],
] as const)('%s, %s %s is %s percent of the day', ([labelName, amount, unit, percent]) => {
  expect(intakePercent(labelName, amount, unit)).toBe(percent)
})

const rows = (...written: string[]) =>
  written.map((text) => ({ labelName: text.trim(), depth: text.length - text.trimStart().length }))
const names = (sorted: { labelName: string }[]) => sorted.map(({ labelName }) => labelName)

test('the nutrition declaration stands last with its parts, energy at the very end', () => {
  const label = rows('Calories', 'Total Fat', ' Saturated Fat', 'Vitamin D3', 'Omega-3', ' EPA', ' DHA')
  expect(names(nutritionLast(label))).toEqual([
    'Vitamin D3',
    'Omega-3',
    'EPA',
    'DHA',
    'Total Fat',
    'Saturated Fat',
    'Calories',
  ])
})

test('rows of a kind keep their order, and a part without a row above it stands by itself', () => {
  expect(names(nutritionLast(rows(' EPA', 'Zinc', 'Iron')))).toEqual(['EPA', 'Zinc', 'Iron'])
  expect(nutritionLast([])).toEqual([])
})

test.for([
  ['Total Fat', true],
  ['Fett', true],
  ['Carbohydrate with fibre', true],
  ['Zinc', false],
] as const)('%s belongs to the nutrition declaration: %s', ([name, isFact]) => {
  expect(isNutritionFact(name)).toBe(isFact)
})
