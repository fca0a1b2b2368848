import { expect, test } from 'vitest'
import type { ComparedIngredient } from '../nutrition/compared-ingredient.ts'
import { type ComparedProduct, compareIngredients } from './compare-ingredients.ts'

const ingredient = (id: string, over: Partial<ComparedIngredient>): ComparedIngredient => ({
  ingredientId: id,
  ingredientName: id,
  labelName: id,
  nutrientKey: null,
  form: null,
  amount: null,
  unit: null,
  depth: 0,
  ...over,
})

const product = (...ingredients: ComparedIngredient[]): ComparedProduct => ({
  servingsPerDay: 1,
  labelKnowledge: 'Rows',
  rows: ingredients,
  otherIngredients: '',
})

test('energy is not converted to a weight, nor a weight to energy', () => {
  const weight = ingredient('fat', { amount: 2, unit: 'Grams' })
  const energy = ingredient('fat', { amount: 18, unit: 'Kilocalories' })
  for (const [first, second] of [
    [weight, energy],
    [energy, weight],
  ] as const) {
    const [row] = compareIngredients([product(first), product(second)])
    expect(row?.cells).toMatchObject([
      { amount: first.amount, unit: first.unit },
      { amount: second.amount, unit: second.unit },
    ])
  }
})

test('rows of one nutrient that cannot be added up leave the first', () => {
  const sums = [
    [
      { amount: null, unit: null },
      { amount: 5, unit: 'Milligrams' },
    ],
    [
      { amount: 5, unit: 'Milligrams' },
      { amount: null, unit: null },
    ],
    [
      { amount: 5, unit: 'Milligrams' },
      { amount: 5, unit: 'Kilocalories' },
    ],
    [
      { amount: 5, unit: 'Milligrams' },
      { amount: 5000, unit: 'Micrograms' },
    ],
  ] as const
  const added = sums.map(([one, other]) => {
    const rows = [
      ingredient('a', { nutrientKey: 'zinc', ...one }),
      ingredient('b', { nutrientKey: 'zinc', ...other }),
    ]
    return compareIngredients([product(...rows)])[0]?.cells[0]
  })
  expect(added).toMatchObject([
    { amount: null },
    { amount: 5, unit: 'Milligrams' },
    { amount: 5, unit: 'Milligrams' },
    { amount: 10, unit: 'Milligrams' },
  ])
})
