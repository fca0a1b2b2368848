import { expect, test } from 'vitest'
import { isNutritionRow } from './nutrition-row.ts'

test.for([
  ['Calories', true],
  [' Total Sugars ', true],
  ['Dietary Fiber', true],
  ['Protein', true],
  ['Vitamin C', false],
  ['Whey Protein Isolate', false],
] as const)('%s', ([name, is]) => {
  expect(isNutritionRow(name)).toBe(is)
})
