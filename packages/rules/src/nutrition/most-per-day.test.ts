import { expect, test } from 'vitest'
import type { LedgerItem } from './held-doses.ts'
import { mostPerDay } from './most-per-day.ts'

type Row = LedgerItem['rows'][number]

const row = (nutrientKey: string, given: Partial<Row> = {}): Row => ({
  ingredientId: nutrientKey,
  ingredientName: nutrientKey,
  labelName: nutrientKey,
  form: null,
  depth: 0,
  nutrientKey,
  amount: 10,
  unit: 'Milligrams',
  ...given,
})
const item = (rows: Row[], given: Partial<LedgerItem> = {}): LedgerItem => ({
  productId: 'p',
  productName: 'p',
  intakeFormatId: 'capsule',
  mainServing: { amount: 2, intakeFormatId: 'capsule' },
  rows,
  intakeAmount: 3,
  intakeTime: ['Morning'],
  duration: null,
  schedule: null,
  ...given,
})

test('the doses of a day add up, in the unit asked for', () => {
  const items = [item([row('zinc')]), item([row('zinc', { amount: 500, unit: 'Micrograms' })])]
  // 3 of 2 capsules: 15 mg and 0.75 mg.
  expect(mostPerDay(items, 'zinc', 'Milligrams')).toEqual({ amount: 15.75, isWhole: true })
  expect(mostPerDay(items, 'zinc', 'Micrograms')).toEqual({ amount: 15_750, isWhole: true })
})

test('a nutrient that no known label holds is none', () => {
  expect(mostPerDay([item([row('iron')])], 'zinc', 'Milligrams')).toEqual({ amount: 0, isWhole: true })
  expect(mostPerDay([], 'zinc', 'Milligrams')).toEqual({ amount: 0, isWhole: true })
})

test('an amount, a dose or a label that is not known makes it at least so much', () => {
  const known = item([row('zinc')])
  const unknown = { amount: 15, isWhole: false }
  expect(mostPerDay([known, item([row('zinc', { amount: null })])], 'zinc', 'Milligrams')).toEqual(unknown)
  expect(mostPerDay([known, item([row('zinc', { unit: 'Milliliters' })])], 'zinc', 'Milligrams')).toEqual(
    unknown,
  )
  expect(mostPerDay([known, item([])], 'zinc', 'Milligrams')).toEqual(unknown)
  expect(mostPerDay([known, item([row('iron')], { intakeAmount: null })], 'zinc', 'Milligrams')).toEqual(
    unknown,
  )
})

test('vitamin E is counted in units of activity', () => {
  const oil = item([row('vitamin_e', { labelName: 'Vitamin E (dl-alpha tocopherol)', amount: 268 })], {
    intakeAmount: 2,
  })
  expect(mostPerDay([oil], 'vitamin_e', 'InternationalUnits')).toEqual({ amount: 400, isWhole: true })
})
