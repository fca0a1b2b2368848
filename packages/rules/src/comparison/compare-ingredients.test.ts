import { expect, test } from 'vitest'
import { type ComparedIngredient, type ComparedProduct, compareIngredients } from './compare-ingredients.ts'

const ingredient = (id: string, over: Partial<ComparedIngredient> = {}): ComparedIngredient => ({
  ingredientId: id,
  name: id,
  nutrientKey: null,
  form: null,
  amount: null,
  unit: null,
  ...over,
})

const product = (servingsPerDay: number | null, ...ingredients: ComparedIngredient[]): ComparedProduct => ({
  servingsPerDay,
  ingredients,
})

test('rows are aligned by ingredient, in the order of the first product, with amounts of the daily dose', () => {
  const rows = compareIngredients([
    product(
      2,
      ingredient('zinc', { amount: 15, unit: 'Milligrams' }),
      ingredient('copper', { amount: 0.1, unit: 'Milligrams' }),
    ),
    product(
      3,
      ingredient('iron', { amount: 5, unit: 'Milligrams' }),
      ingredient('copper', { amount: 0.1, unit: 'Milligrams' }),
    ),
  ])
  expect(rows).toEqual([
    {
      ingredientId: 'zinc',
      name: 'zinc',
      cells: [{ amount: 30, unit: 'Milligrams', form: null }, null],
      amountDiffers: true,
      formDiffers: false,
    },
    {
      ingredientId: 'copper',
      name: 'copper',
      cells: [
        { amount: 0.2, unit: 'Milligrams', form: null },
        { amount: 0.3, unit: 'Milligrams', form: null },
      ],
      amountDiffers: true,
      formDiffers: false,
    },
    {
      ingredientId: 'iron',
      name: 'iron',
      cells: [null, { amount: 15, unit: 'Milligrams', form: null }],
      amountDiffers: true,
      formDiffers: false,
    },
  ])
})

test('equal amounts in other units do not differ, and stand in the unit of the first', () => {
  const [row] = compareIngredients([
    product(
      1,
      ingredient('d', { nutrientKey: 'vitamin_d', form: 'D3', amount: 1000, unit: 'InternationalUnits' }),
    ),
    product(5, ingredient('d', { nutrientKey: 'vitamin_d', form: ' d3', amount: 5, unit: 'Micrograms' })),
    product(1, ingredient('d', { nutrientKey: 'vitamin_d', amount: 25, unit: 'Micrograms' })),
  ])
  expect(row).toMatchObject({
    cells: [
      { amount: 1000, unit: 'InternationalUnits' },
      { amount: 1000, unit: 'InternationalUnits' },
      { amount: 1000, unit: 'InternationalUnits' },
    ],
    amountDiffers: false,
    formDiffers: false,
  })
})

test('units that do not convert stay as they are and differ', () => {
  const [row] = compareIngredients([
    product(1, ingredient('garlic', { amount: 1, unit: 'Milliliters' })),
    product(1, ingredient('garlic', { amount: 1, unit: 'Grams' })),
  ])
  expect(row).toMatchObject({
    cells: [
      { amount: 1, unit: 'Milliliters' },
      { amount: 1, unit: 'Grams' },
    ],
    amountDiffers: true,
  })
})

test('another form marks the row', () => {
  const [row] = compareIngredients([
    product(1, ingredient('zinc', { form: 'zinc citrate', amount: 15, unit: 'Milligrams' })),
    product(1, ingredient('zinc', { form: 'zinc oxide', amount: 15, unit: 'Milligrams' })),
  ])
  expect(row).toMatchObject({ amountDiffers: false, formDiffers: true })
})

test('without servings a day or an amount the daily dose is unknown, which differs from a known one', () => {
  const zinc = ingredient('zinc', { amount: 15, unit: 'Milligrams' })
  const [unknown] = compareIngredients([
    product(null, zinc),
    product(1, ingredient('zinc')),
    product(1, zinc),
  ])
  expect(unknown).toMatchObject({
    cells: [
      { amount: null, unit: null },
      { amount: null, unit: null },
      { amount: 15, unit: 'Milligrams' },
    ],
    amountDiffers: true,
  })
  const [both] = compareIngredients([product(null, zinc), product(1, ingredient('zinc'))])
  expect(both).toMatchObject({ amountDiffers: false })
})

test('an ingredient that a label prints twice counts as it is printed first', () => {
  const [row, none] = compareIngredients([
    product(
      1,
      ingredient('c', { amount: 100, unit: 'Milligrams' }),
      ingredient('c', { amount: 7, unit: 'Milligrams' }),
    ),
  ])
  expect(row?.cells).toEqual([{ amount: 100, unit: 'Milligrams', form: null }])
  expect(none).toBeUndefined()
  expect(compareIngredients([])).toEqual([])
})
