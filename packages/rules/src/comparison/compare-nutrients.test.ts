import { expect, test } from 'vitest'
import type { ComparedIngredient } from '../nutrition/compared-ingredient.ts'
import { type ComparedProduct, compareIngredients } from './compare-ingredients.ts'

const ingredient = (id: string, over: Partial<ComparedIngredient> = {}): ComparedIngredient => ({
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

const product = (servingsPerDay: number | null, ...ingredients: ComparedIngredient[]): ComparedProduct => ({
  servingsPerDay,
  labelKnowledge: ingredients.length === 0 ? 'None' : 'Complete',
  rows: ingredients,
  otherIngredients: '',
})

test('a nutrient is one row whatever its records are called', () => {
  const [row, ...others] = compareIngredients([
    product(1, ingredient('d3', { nutrientKey: 'vitamin_d', amount: 25, unit: 'Micrograms' })),
    product(1, ingredient('d', { nutrientKey: 'vitamin_d', amount: 400, unit: 'InternationalUnits' })),
  ])
  expect(others).toEqual([])
  expect(row).toMatchObject({ cells: [{ amount: 25 }, { amount: 10, unit: 'Micrograms' }] })
})

test('vitamin A of mixed sources stands in equivalents: 93.75 % and 187.5 % of 800 µg', () => {
  const mixed = {
    labelName: 'Vitamin A',
    form: '50% as beta carotene, Vitamin A Acetate',
    nutrientKey: 'vitamin_a',
  }
  const [row] = compareIngredients([
    product(1, ingredient('a', { ...mixed, amount: 2500, unit: 'InternationalUnits' })),
    product(1, ingredient('a', { ...mixed, form: null, amount: 1500, unit: 'Micrograms' })),
  ])
  expect(row).toMatchObject({
    cells: [
      { amount: 750, unit: 'MicrogramsRAE' },
      { amount: 1500, unit: 'MicrogramsRAE' },
    ],
    amountDiffers: true,
  })
})

test('rows of their own of one nutrient add up, parts of a row do not', () => {
  const zinc = { nutrientKey: 'zinc', unit: 'Milligrams' as const }
  const [row] = compareIngredients([
    product(2, ingredient('zinc', { ...zinc, amount: 10 }), ingredient('gluconate', { ...zinc, amount: 5 })),
    product(
      1,
      ingredient('zinc', { ...zinc, amount: 10 }),
      ingredient('gluconate', { ...zinc, amount: 5, depth: 1 }),
    ),
    product(
      1,
      ingredient('zinc', { ...zinc, amount: 10 }),
      ingredient('gluconate', { ...zinc, amount: null, unit: null }),
    ),
  ])
  expect(row?.cells).toMatchObject([{ amount: 30 }, { amount: 10 }, { amount: 10 }])
})

test('what a name tells is no label: what it does not name is not known', () => {
  const rows = compareIngredients([
    product(1, ingredient('zinc'), ingredient('copper')),
    { ...product(1, ingredient('zinc')), labelKnowledge: 'Name' },
  ])
  expect(rows.map(({ cells }) => cells[1])).toMatchObject([{ amount: null }, 'LabelUnknown'])
})

test('energy has its amount', () => {
  const energy = { amount: 10, unit: 'Kilocalories' as const }
  const [row] = compareIngredients([
    product(2, ingredient('energy', energy)),
    product(1, ingredient('energy', energy)),
  ])
  expect(row).toMatchObject({
    cells: [{ amount: 20, unit: 'Kilocalories' }, { amount: 10 }],
    amountDiffers: true,
  })
})
