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
      depth: 0,
      name: 'zinc',
      cells: [{ amount: 30, unit: 'Milligrams', form: null, labelName: null }, 'Absent'],
      amountDiffers: true,
      formDiffers: false,
    },
    {
      ingredientId: 'copper',
      depth: 0,
      name: 'copper',
      cells: [
        { amount: 0.2, unit: 'Milligrams', form: null, labelName: null },
        { amount: 0.3, unit: 'Milligrams', form: null, labelName: null },
      ],
      amountDiffers: true,
      formDiffers: false,
    },
    {
      ingredientId: 'iron',
      depth: 0,
      name: 'iron',
      cells: ['Absent', { amount: 15, unit: 'Milligrams', form: null, labelName: null }],
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
  expect(row?.cells).toEqual([{ amount: 100, unit: 'Milligrams', form: null, labelName: null }])
  expect(none).toBeUndefined()
  expect(compareIngredients([])).toEqual([])
})

test('a label that is not known is neither without the ingredient nor a difference', () => {
  const zinc = ingredient('zinc', { form: 'zinc citrate', amount: 15, unit: 'Milligrams' })
  const held = { amount: 15, unit: 'Milligrams', form: 'zinc citrate', labelName: null }
  const same = { amountDiffers: false, formDiffers: false }
  expect(compareIngredients([product(1), product(1, zinc)])).toMatchObject([
    { cells: ['LabelUnknown', held], ...same },
  ])
  expect(compareIngredients([product(1, zinc), product(null), product(1, zinc)])).toMatchObject([
    { cells: [held, 'LabelUnknown', held], ...same },
  ])
  expect(compareIngredients([product(1), product(1)])).toEqual([])
})

test('what known labels differ in is marked beside one that is not known', () => {
  const zinc = ingredient('zinc', { amount: 15, unit: 'Milligrams' })
  const [stronger] = compareIngredients([product(1), product(1, zinc), product(2, zinc)])
  expect(stronger).toMatchObject({ amountDiffers: true })
  const [absent] = compareIngredients([product(1), product(1, zinc), product(1, ingredient('iron'))])
  expect(absent).toMatchObject({ cells: ['LabelUnknown', { amount: 15 }, 'Absent'], amountDiffers: true })
})

test('an ingredient that a label names without an amount is in it', () => {
  const [row] = compareIngredients([
    product(1, ingredient('zinc')),
    product(1, ingredient('zinc', { form: 'zinc oxide' })),
  ])
  expect(row).toMatchObject({
    cells: [
      { amount: null, unit: null, form: null },
      { amount: null, unit: null, form: 'zinc oxide' },
    ],
    amountDiffers: false,
    formDiffers: false,
  })
})

test('a row is called as the ingredient is, and a label that calls it otherwise says so', () => {
  const [row] = compareIngredients([
    product(1, ingredient('mg', { ingredientName: 'Magnesium', labelName: 'Magnesium (Powder)' })),
    product(1, ingredient('mg', { ingredientName: 'Magnesium', labelName: ' MAGNESIUM' })),
  ])
  expect(row).toMatchObject({
    name: 'Magnesium',
    cells: [{ labelName: 'Magnesium (Powder)' }, { labelName: null }],
  })
})

test('an amount that is not known differs from one that is, and from no other unknown one', () => {
  const known = ingredient('zinc', { amount: 15, unit: 'Milligrams' })
  const differs = (...held: ComparedIngredient[]) =>
    compareIngredients(held.map((one) => product(1, one)))[0]?.amountDiffers
  expect(differs(known, known)).toBe(false)
  expect(differs(known, ingredient('zinc'))).toBe(true)
  expect(differs(ingredient('zinc'), known)).toBe(true)
  expect(differs(ingredient('zinc'), ingredient('zinc'))).toBe(false)
})

test('half a dose is none: an amount without its unit, a unit without an amount', () => {
  for (const half of [{ amount: 15 }, { unit: 'Milligrams' as const }]) {
    const [row] = compareIngredients([product(1, ingredient('zinc', half))])
    expect(row?.cells).toEqual([{ amount: null, unit: null, form: null, labelName: null }])
  }
})

test('an ingredient that is printed twice counts as first printed; spaces and case make no other name or form', () => {
  const printed = (labelName: string, form: string, amount: number) =>
    ingredient('zinc', { ingredientName: 'Zinc', labelName, form, amount, unit: 'Milligrams' })
  const [row] = compareIngredients([
    product(1, printed(' zinc', 'Citrate ', 10), printed('Zinc again', 'Oxide', 5)),
    product(1, printed('Zinc ', 'citrate', 10)),
  ])
  expect(row).toMatchObject({
    amountDiffers: false,
    formDiffers: false,
    cells: [
      { amount: 10, labelName: null },
      { amount: 10, labelName: null },
    ],
  })
})

test('a label that does not name all it holds, or may hold an ingredient unsaid, is not without it, and still differs', () => {
  const zinc = ingredient('zinc', { amount: 15, unit: 'Milligrams' })
  const rows = product(1, ingredient('iron'))
  const [first] = compareIngredients([product(1, zinc), { ...rows, labelKnowledge: 'Rows' }])
  expect(first).toMatchObject({ cells: [{ amount: 15 }, 'NotStated'], amountDiffers: true })
  const [second] = compareIngredients([product(1, zinc), product(1, ingredient('Fish Oil'))])
  expect(second).toMatchObject({ cells: [{ amount: 15 }, 'NotStated'], amountDiffers: true })
})
