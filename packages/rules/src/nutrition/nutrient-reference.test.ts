import { expect, test } from 'vitest'
import { fractionOf, times } from './fraction.ts'
import {
  countedTowards,
  type IngredientDose,
  namesForm,
  percentOfReference,
  type ReferenceValue,
  substanceOf,
  type UpperLevel,
  useOfLevel,
} from './nutrient-reference.ts'

const dose = (over: Partial<IngredientDose>): IngredientDose => ({
  nutrientKey: 'magnesium',
  printed: 'Magnesium',
  amount: 100,
  unit: 'Milligrams',
  ...over,
})

const mg = (amount: number): ReferenceValue => ({ amount, unit: 'Milligrams' })
const micrograms = (amount: number): ReferenceValue => ({ amount, unit: 'Micrograms' })

const percents: [Partial<IngredientDose>, ReferenceValue, number | null][] = [
  [{ amount: 375 }, mg(375), 100],
  [{ amount: 0.375, unit: 'Grams' }, mg(375), 100],
  [{ nutrientKey: 'vitamin_d', printed: 'Vitamin D3', amount: 25, unit: 'Micrograms' }, micrograms(5), 500],
  [
    { nutrientKey: 'vitamin_d', printed: 'Vitamin D', amount: 1000, unit: 'InternationalUnits' },
    micrograms(5),
    500,
  ],
  [
    { nutrientKey: 'vitamin_a', printed: 'Vitamin A', amount: 2667, unit: 'InternationalUnits' },
    micrograms(800),
    100,
  ],
  [
    { nutrientKey: 'vitamin_a', printed: 'Beta-Carotene', amount: 1600, unit: 'Micrograms' },
    micrograms(800),
    100,
  ],
  ...['Beta-Carotin', 'Bêta-carotène', 'Bètacaroteen'].map(
    (printed): [Partial<IngredientDose>, ReferenceValue, number] => [
      { nutrientKey: 'vitamin_a', printed, amount: 1600, unit: 'Micrograms' },
      micrograms(800),
      100,
    ],
  ),
  [{ nutrientKey: 'vitamin_a', printed: '', amount: 1, unit: 'Milliliters' }, micrograms(800), null],
  [
    { nutrientKey: 'vitamin_e', printed: 'd-alpha tocopherol', amount: 100, unit: 'InternationalUnits' },
    mg(12),
    558,
  ],
  [
    {
      nutrientKey: 'vitamin_e',
      printed: 'dl-alpha-tocopheryl acetate',
      amount: 100,
      unit: 'InternationalUnits',
    },
    mg(12),
    558,
  ],
  [{ nutrientKey: 'vitamin_e', printed: 'Vitamin E', amount: 100, unit: 'InternationalUnits' }, mg(12), 558],
  [
    { nutrientKey: 'folic_acid', printed: 'Folate', amount: 340, unit: 'MicrogramsDFE' },
    micrograms(200),
    100,
  ],
  [
    { nutrientKey: 'folic_acid', printed: '5-MTHF', amount: 340, unit: 'MicrogramsDFE' },
    micrograms(200),
    100,
  ],
  [{ nutrientKey: 'niacin', printed: 'Niacin', amount: 16, unit: 'MilligramsNE' }, mg(16), 100],
  [{ nutrientKey: 'vitamin_c', printed: 'Vitamin C', amount: 1.3, unit: 'Grams' }, mg(80), 1625],
]

test.for(percents)('%j is its percent of %j: %s', ([over, reference, percent]) => {
  expect(percentOfReference(dose(over), reference)).toBe(percent)
})

test('percents are rounded once, to as many decimals as are asked for', () => {
  const zinc = dose({ nutrientKey: 'zinc', amount: 0.134 })
  expect(percentOfReference(zinc, mg(10))).toBe(1)
  expect(percentOfReference(zinc, mg(10), 1)).toBe(1.3)
  expect(percentOfReference(zinc, mg(10), 2)).toBe(1.34)
})

test('without a reference value there is no percent', () => {
  expect(percentOfReference(dose({ nutrientKey: 'boron' }), null)).toBeNull()
})

test('what the label prints decides which substance is counted', () => {
  expect(substanceOf('vitamin_a', 'Vitamin A (as beta-carotene)')).toBe('retinol')
  expect(substanceOf('vitamin_a', 'Beta-carotene')).toBe('betaCaroteneSupplement')
  expect(substanceOf('vitamin_a', '')).toBe('retinol')
  expect(substanceOf('folic_acid', 'Quatrefolic')).toBe('methylfolate')
  expect(substanceOf('vitamin_e', 'dl-alpha-tocopheryl acetate')).toBe('vitaminE')
  expect(substanceOf('zinc', 'zinc citrate')).toBeNull()
})

const level = (over: Partial<UpperLevel>): UpperLevel => ({
  amount: 250,
  unit: 'Milligrams',
  form: null,
  kind: 'UpperLevel',
  scope: 'Supplements',
  ...over,
})

function upperLevelUse(taken: IngredientDose, of: UpperLevel, servings: number) {
  const counted = countedTowards(taken, of)
  return counted && useOfLevel(times(counted, fractionOf(servings)), of)
}

test('an upper level is held by the daily dose, and equal is not above', () => {
  const magnesium = level({})
  expect(upperLevelUse(dose({ amount: 125 }), magnesium, 2)).toEqual({
    percent: 100,
    isAbove: false,
  })
  expect(upperLevelUse(dose({ amount: 125.1 }), magnesium, 2)).toEqual({
    percent: 100,
    isAbove: true,
  })
})

test('a level for one form is not asked of another', () => {
  const nicotinicAcid = level({ amount: 10, form: 'nicotinic acid' })
  const niacin = { nutrientKey: 'niacin', amount: 500 }
  expect(
    upperLevelUse(dose({ ...niacin, printed: 'Niacin (nicotinic acid)' }), nicotinicAcid, 1),
  ).toMatchObject({
    percent: 5000,
    isAbove: true,
  })
  expect(upperLevelUse(dose({ ...niacin, printed: 'Niacinamide' }), nicotinicAcid, 1)).toBeNull()
})

test.for([
  ['Vitamin A (retinyl palmitate, beta-carotene)', 334],
  ['Vitamin A (50% as beta-carotene, retinyl acetate)', 167],
  ['Vitamin A (retinyl acetate, beta-carotene 20%)', 267],
] as const)('of %s counts towards preformed vitamin A: %i %', ([printed, percent]) => {
  const taken = { nutrientKey: 'vitamin_a', printed, amount: 10_010, unit: 'Micrograms' as const }
  const level = {
    amount: 3000,
    unit: 'Micrograms',
    form: null,
    kind: 'UpperLevel',
    scope: 'Preformed',
  } as const
  expect(upperLevelUse(taken, level, 1)?.percent).toBe(percent)
})

test('what a label calls vitamin A is counted in equivalents whatever its source', () => {
  const taken = {
    nutrientKey: 'vitamin_a',
    printed: 'Vitamin A (beta-carotene)',
    amount: 600,
    unit: 'Micrograms' as const,
  }
  expect(percentOfReference(taken, { amount: 800, unit: 'Micrograms' })).toBe(75)
})

test('beta-carotene does not count towards preformed vitamin A', () => {
  const vitaminA = level({ amount: 3000, unit: 'Micrograms', scope: 'Preformed' })
  const taken = { nutrientKey: 'vitamin_a', amount: 10_001, unit: 'InternationalUnits' as const }
  expect(upperLevelUse(dose({ ...taken, printed: 'retinyl palmitate' }), vitaminA, 1)).toMatchObject({
    percent: 100,
    isAbove: true,
  })
  expect(upperLevelUse(dose({ ...taken, printed: 'beta-carotene' }), vitaminA, 1)).toBeNull()
})

test('an amount that cannot be weighed has no share of a level', () => {
  const vitaminE = level({ amount: 300 })
  const taken = dose({ nutrientKey: 'vitamin_c', printed: 'Vitamin C', unit: 'Milliliters' })
  expect(upperLevelUse(taken, vitaminE, 1)).toBeNull()
})

test('a form that has no words of its own is looked for as it is called', () => {
  const selenite: UpperLevel = {
    amount: 255,
    unit: 'Micrograms',
    kind: 'UpperLevel',
    scope: 'AllSources',
    form: 'sodium selenite',
  }
  const printed = { nutrientKey: 'selenium', amount: 55, unit: 'Micrograms' } as const
  expect(countedTowards(dose({ ...printed, printed: 'Selenium (Sodium Selenite)' }), selenite)).toEqual(
    fractionOf(55),
  )
  expect(countedTowards(dose({ ...printed, printed: 'Selenium' }), selenite)).toBeNull()
})

test('only a nutrient whose level depends on its form has forms to be named', () => {
  expect(namesForm('niacin', 'Niacinamide')).toBe(true)
  expect(namesForm('zinc', 'Zinc oxide')).toBe(false)
})
