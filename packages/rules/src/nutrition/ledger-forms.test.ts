import { expect, test } from 'vitest'
import { item, level, row } from '../../test/nutrition/sample-ledger.ts'
import type { ComparedIngredient } from './compared-ingredient.ts'
import { type NutrientFacts, planLedger } from './plan-ledger.ts'

const facts: NutrientFacts[] = [
  {
    key: 'niacin',
    reference: { amount: 16, unit: 'Milligrams' },
    upperLevels: [level(10, { form: 'nicotinic acid' }), level(900, { form: 'nicotinamide' })],
  },
  {
    key: 'folic_acid',
    reference: { amount: 200, unit: 'Micrograms' },
    upperLevels: [level(1000, { unit: 'Micrograms', scope: 'Supplements' })],
  },
]

const entryOf = (rows: ComparedIngredient[], intakeAmount: number) =>
  planLedger([item('a', rows, { intakeAmount })], facts).entries.find(({ isNutrient }) => isNutrient)

const niacin = (labelName: string, amount: number | null, rest: Partial<ComparedIngredient> = {}) =>
  row(labelName, { ingredientId: 'niacin', nutrientKey: 'niacin', amount, ...rest })
const part = { depth: 1 }
const ofNiacin = (rows: ComparedIngredient[], intakeAmount: number) => entryOf(rows, intakeAmount)

test('a level for one form is compared with the parts that name it, and the total counts them once', () => {
  const label = (amide: number) => [
    niacin('Niacin', amide + 10),
    niacin('Niacinamide', amide, part),
    niacin('Niacin', 10, part),
    row('Rutin'),
  ]
  const above = ofNiacin(label(130), 7)
  expect(above).toMatchObject({
    perDay: 980,
    isFormUnknown: true,
    level: { perDay: 910, percent: 101, isAbove: true, level: { form: 'nicotinamide', amount: 900 } },
    parts: [{ units: 7, perUnit: 140, amount: 980 }],
  })
  expect(ofNiacin(label(90), 10)?.level).toMatchObject({ perDay: 900, percent: 100, isAbove: false })
  expect(ofNiacin(label(90.001), 10)?.level).toMatchObject({ percent: 100, isAbove: true })
})

test('what named parts leave of a row is of the form of the row, or of one that is not known', () => {
  const acid = niacin('Nicotinic acid', 4, part)
  expect(ofNiacin([niacin('Niacin', 140, { form: 'niacinamide' }), acid], 2)).toMatchObject({
    perDay: 280,
    isFormUnknown: false,
    level: { perDay: 8, percent: 80, level: { form: 'nicotinic acid' } },
  })
  expect(ofNiacin([niacin('Niacin', 454, { form: 'niacinamide' }), acid], 2)?.level).toMatchObject({
    perDay: 900,
    percent: 100,
    isAbove: false,
  })
  expect(ofNiacin([niacin('Niacin', 50), acid], 2)).toMatchObject({
    isFormUnknown: true,
    level: { perDay: 8 },
  })
  const more = [niacin('Niacin', 3), acid]
  expect(ofNiacin(more, 2)).toMatchObject({ perDay: 6, isFormUnknown: false, level: { perDay: 8 } })
  const unprinted = [niacin('Niacin', 140), niacin('Niacinamide', null, { ...part, unit: null })]
  expect(ofNiacin(unprinted, 7)).toMatchObject({ perDay: 980, isFormUnknown: true, level: null })
  const spoon = [niacin('Niacin', 140), niacin('Niacinamide', 1, { ...part, unit: 'Milliliters' })]
  expect(ofNiacin(spoon, 7)).toMatchObject({ perDay: 980, isFormUnknown: true, level: null })
})

test('both names of nicotinamide count towards its level, other substances of that name do not', () => {
  const both = [niacin('Niacinamide', 225), niacin('Nicotinamid', 225.5)]
  expect(ofNiacin(both, 2)?.level).toMatchObject({ perDay: 901, isAbove: true })
  expect(ofNiacin([niacin('Nicotinamide riboside', 300)], 2)).toMatchObject({
    isFormUnknown: true,
    level: null,
  })
  expect(ofNiacin([niacin('Niacin', 50)], 1)).toMatchObject({ isFormUnknown: true, level: null })
})

const folate = (labelName: string, amount: number, rest: Partial<ComparedIngredient> = {}) =>
  row(labelName, {
    ingredientId: 'folate',
    nutrientKey: 'folic_acid',
    unit: 'Micrograms',
    amount,
    ...rest,
  })
const ofFolate = (rows: ComparedIngredient[], intakeAmount = 1) => entryOf(rows, intakeAmount)

test('folate that may be equivalents is counted by its part, also one listed as an active of its own', () => {
  for (const nutrientKey of ['folic_acid', null]) {
    const methylfolate = folate('L-5-Methyltetrahydrofolate', 400, { depth: 1, nutrientKey })
    const rows = [folate('Folate', 667), methylfolate, row('Rutin')]
    expect(ofFolate(rows)).toMatchObject({
      perDay: 400,
      referencePercent: 200,
      isFormUnknown: false,
      level: { perDay: 400, percent: 40, isAbove: false },
    })
    expect(ofFolate(rows, 2.5)?.level).toMatchObject({ perDay: 1000, isAbove: false })
    expect(ofFolate(rows, 2.55)?.level).toMatchObject({ perDay: 1020, isAbove: true })
  }
})

test('equivalents are turned into folic acid, and what may be either is compared with no level', () => {
  const equivalents = { unit: 'MicrogramsDFE' as const }
  expect(ofFolate([folate('Folate', 1700, equivalents)])?.level).toMatchObject({
    perDay: 1000,
    percent: 100,
    isAbove: false,
  })
  expect(ofFolate([folate('Folate', 1700.1, equivalents)])?.level?.isAbove).toBe(true)
  const both = [folate('Folate', 667, equivalents), folate('Folic Acid', 400, { depth: 1 })]
  expect(ofFolate(both)).toMatchObject({ perDay: 392.353, level: { perDay: 400, percent: 40 } })
  expect(ofFolate([folate('Folic Acid', 1000)])?.level).toMatchObject({ percent: 100, isAbove: false })
  expect(ofFolate([folate('Folate', 1001, { form: 'folic acid' })])?.level?.isAbove).toBe(true)
  expect(ofFolate([folate('Folate', 2000)])).toMatchObject({
    perDay: 2000,
    isFormUnknown: true,
    level: null,
  })
})
