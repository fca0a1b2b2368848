import { expect, test } from 'vitest'
import { item, level, row } from '../../test/nutrition/sample-ledger.ts'
import type { ComparedIngredient } from './compared-ingredient.ts'
import type { LedgerItem } from './held-doses.ts'
import { type NutrientFacts, planLedger } from './plan-ledger.ts'

const magnesium = (amount: number | null, rest: Partial<ComparedIngredient> = {}) =>
  row('Magnesium', { nutrientKey: 'magnesium', amount, ...rest })
const mg = (amount: number) => ({ amount, unit: 'Milligrams' as const })
const facts: NutrientFacts[] = [
  { key: 'magnesium', reference: mg(375), upperLevels: [level(250)] },
  {
    key: 'vitamin_a',
    reference: { amount: 800, unit: 'Micrograms' },
    upperLevels: [level(3000, { unit: 'Micrograms', scope: 'Preformed' })],
  },
  {
    key: 'niacin',
    reference: mg(16),
    upperLevels: [level(10, { form: 'nicotinic acid' }), level(900, { form: 'nicotinamide' })],
  },
  { key: 'boron', reference: null, upperLevels: [level(10)] },
  { key: 'vitamin_c', reference: mg(80), upperLevels: [] },
]
const entryOf = (items: LedgerItem[], key: string) =>
  planLedger(items, facts).entries.find((entry) => entry.key === key)

test('two capsules of 100 mg are 200 mg, against reference value and upper level', () => {
  expect(planLedger([item('a', [magnesium(100)])], facts)).toEqual({
    entries: [
      {
        key: 'magnesium',
        ingredientId: 'Magnesium',
        name: 'Magnesium',
        isNutrient: true,
        perDay: 200,
        unit: 'Milligrams',
        referencePercent: 53,
        level: { level: facts[0]?.upperLevels[0], perDay: 200, percent: 80, isAbove: false },
        isFormUnknown: false,
        parts: [{ productId: 'a', productName: 'Product a', units: 2, perUnit: 100, amount: 200 }],
        notCounted: [],
        isRepeated: false,
      },
    ],
    notCounted: [],
  })
})

test('several products add up in one unit, by what a unit of intake holds, and are marked', () => {
  const ofServing = item('b', [magnesium(0.3, { unit: 'Grams' })], {
    mainServing: { amount: 3, intakeFormatId: 'capsule' },
    intakeAmount: 0.5,
  })
  expect(entryOf([item('a', [magnesium(100)]), ofServing], 'magnesium')).toMatchObject({
    perDay: 250,
    isRepeated: true,
    level: { percent: 100, isAbove: false },
    parts: [
      { units: 2, perUnit: 100, amount: 200 },
      { units: 0.5, perUnit: 100, amount: 50 },
    ],
  })
})

test('equal to the upper level is not above it, any more is', () => {
  const above = entryOf([item('a', [magnesium(125.001)])], 'magnesium')
  expect(above?.level).toMatchObject({ percent: 100, isAbove: true, perDay: 250.002 })
})

test('the most of a day counts, over all phases of all products together', () => {
  const phases = [
    { days: 7, intakeAmount: 1, intakeTime: ['Evening' as const] },
    { days: null, intakeAmount: 3, intakeTime: ['Evening' as const] },
  ]
  const rising = item('a', [magnesium(50)], { schedule: { phases, cycle: null, startDay: 0 } })
  const week = item('b', [magnesium(60)], { duration: 'For1Week' })
  expect(entryOf([rising, week], 'magnesium')).toMatchObject({
    perDay: 170,
    parts: [
      { units: 1, amount: 50 },
      { units: 2, amount: 120 },
    ],
  })
})

test('rows of one nutrient add up, parts of a row do not; a part without a row of its own counts', () => {
  const salt = row('Magnesium citrate', { amount: 600 })
  const twice = item('a', [magnesium(60), magnesium(40, { form: 'oxide' }), magnesium(30, { depth: 1 })])
  expect(entryOf([twice], 'magnesium')?.perDay).toBe(200)
  const inSalt = item('b', [salt, magnesium(90, { depth: 1 }), magnesium(1, { depth: 1 })])
  expect(entryOf([inSalt], 'magnesium')?.perDay).toBe(180)
  expect(entryOf([inSalt], 'Magnesium citrate')).toMatchObject({
    perDay: 1200,
    isNutrient: false,
    referencePercent: null,
    level: null,
  })
})

test('only what is preformed counts towards the level of vitamin A, in retinol equivalents', () => {
  const vitaminA = (form: string, amount: number) =>
    row('Vitamin A', { nutrientKey: 'vitamin_a', form, amount, unit: 'InternationalUnits' })
  const carotene = row('Beta-carotene', { nutrientKey: 'vitamin_a', amount: 2400, unit: 'Micrograms' })
  const entry = entryOf(
    [item('a', [vitaminA('retinyl palmitate', 5000)]), item('b', [carotene])],
    'vitamin_a',
  )
  expect(entry).toMatchObject({
    unit: 'MicrogramsRAE',
    perDay: 5400,
    referencePercent: 675,
    level: { perDay: 3000, percent: 100, isAbove: false },
  })
  expect(entryOf([item('b', [carotene])], 'vitamin_a')?.level).toBeNull()
  const partly = item('c', [vitaminA('', 5000), { ...carotene, amount: 1200, depth: 1 }])
  expect(entryOf([partly], 'vitamin_a')).toMatchObject({ perDay: 3000, level: { perDay: 1800 } })
})

test('of several levels the one most used is told, and none where no level knows the form', () => {
  const niacin = (form: string | null, amount: number) =>
    row('Niacin', { ingredientId: `${form}`, nutrientKey: 'niacin', form, amount })
  const both = entryOf(
    [item('a', [niacin('nicotinamide', 400)]), item('b', [niacin('nicotinic acid', 4)])],
    'niacin',
  )
  expect(both?.level).toMatchObject({ perDay: 800, percent: 89, level: { form: 'nicotinamide' } })
  const flush = entryOf(
    [item('a', [niacin('nicotinamide', 4)]), item('b', [niacin('nicotinic acid', 6)])],
    'niacin',
  )
  expect(flush?.level).toMatchObject({ perDay: 12, percent: 120, isAbove: true })
  expect(entryOf([item('a', [niacin(null, 50)])], 'niacin')?.level).toBeNull()
  expect(
    entryOf([item('a', [row('Vitamin C', { nutrientKey: 'vitamin_c' })])], 'vitamin_c')?.level,
  ).toBeNull()
})

test('a nutrient without reference value is counted in the unit of its level', () => {
  const boron = row('Boron', { nutrientKey: 'boron', amount: 3000, unit: 'Micrograms' })
  expect(entryOf([item('a', [boron])], 'boron')).toMatchObject({
    perDay: 6,
    unit: 'Milligrams',
    referencePercent: null,
    level: { percent: 60 },
  })
})

test('an amount that is not printed, or has no value in the unit, is named and not counted as nothing', () => {
  const blend = item('c', [magnesium(null, { unit: null })])
  const oil = item('b', [magnesium(5, { unit: 'Milliliters' })])
  expect(entryOf([item('a', [magnesium(100)]), oil, blend], 'magnesium')).toMatchObject({
    perDay: 200,
    parts: [{ productId: 'a' }],
    notCounted: [{ productId: 'b' }, { productId: 'c' }],
    isRepeated: true,
  })
  expect(entryOf([blend], 'magnesium')).toMatchObject({
    perDay: null,
    unit: null,
    referencePercent: null,
    level: null,
    parts: [],
    notCounted: [{ productId: 'c', productName: 'Product c' }],
  })
  expect(entryOf([item('d', [row('Blend', { amount: null, unit: null })])], 'Blend')).toMatchObject({
    perDay: null,
    unit: null,
  })
})

test('items whose dose or label is not known are named with the reason', () => {
  const rows = [magnesium(100)]
  const ledger = planLedger(
    [
      item('dose', rows, { intakeAmount: null }),
      item('label', []),
      item('serving', rows, { mainServing: null }),
      item('format', rows, { intakeFormatId: 'drop' }),
    ],
    facts,
  )
  expect(ledger).toEqual({
    entries: [],
    notCounted: [
      { productId: 'dose', productName: 'Product dose', reason: 'DoseUnknown' },
      { productId: 'label', productName: 'Product label', reason: 'LabelUnknown' },
      { productId: 'serving', productName: 'Product serving', reason: 'ServingUnknown' },
      { productId: 'format', productName: 'Product format', reason: 'FormatDiffers' },
    ],
  })
})

test('energy and rows of the nutrition declaration are no actives', () => {
  const rows = [row('Calories', { unit: 'Kilocalories' }), row('Total Fat'), row('Fett'), row('Rutin')]
  expect(planLedger([item('a', rows)], facts).entries.map(({ key }) => key)).toEqual(['Rutin'])
})

test('what is above its level stands first, then by share of level, of reference value, by name', () => {
  const rows = [
    row('Zeaxanthin'),
    row('Rutin'),
    row('Vitamin C', { nutrientKey: 'vitamin_c', amount: 500 }),
    row('Boron', { nutrientKey: 'boron', amount: 4 }),
    magnesium(125.001),
    row('Niacin', { nutrientKey: 'niacin', form: 'nicotinamide', amount: 450 }),
  ]
  expect(planLedger([item('a', rows)], facts).entries.map(({ name }) => name)).toEqual([
    'Magnesium',
    'Niacin',
    'Boron',
    'Vitamin C',
    'Rutin',
    'Zeaxanthin',
  ])
})
