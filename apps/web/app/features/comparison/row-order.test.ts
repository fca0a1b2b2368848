import type { LabelKnowledge } from '@salvia/contract/words/facts'
import {
  type ComparedProduct,
  type ComparedRow,
  compareIngredients,
} from '@salvia/rules/comparison/compare-ingredients'
import { expect, test } from 'vitest'
import { differencesFirst, isDifferent, isStated } from './row-order.ts'

const row = (name: string, over: Partial<ComparedRow> = {}): ComparedRow => ({
  ingredientId: name,
  name,
  depth: 0,
  cells: [],
  amountDiffers: false,
  formDiffers: false,
  ...over,
})

test('rows that differ come first, with their parts below them', () => {
  const rows = [
    row('zinc'),
    row('fat'),
    row('of which saturates', { depth: 1, amountDiffers: true }),
    row('iron', { formDiffers: true }),
  ]
  expect(differencesFirst(rows).map(({ name }) => name)).toEqual([
    'fat',
    'of which saturates',
    'iron',
    'zinc',
  ])
})

test('a row states something when one product has an amount', () => {
  const held = { unit: null, form: null, labelName: null }
  expect(isStated(row('zinc', { cells: ['LabelUnknown', 'Absent', { ...held, amount: null }] }))).toBe(false)
  expect(isStated(row('zinc', { cells: ['LabelUnknown', { ...held, amount: 10 }] }))).toBe(true)
})

const product = (labelKnowledge: LabelKnowledge, amounts: Record<string, number>): ComparedProduct => ({
  servingsPerDay: 1,
  labelKnowledge,
  otherIngredients: '',
  rows: Object.entries(amounts).map(([name, amount]) => ({
    ingredientId: name,
    ingredientName: name,
    labelName: name,
    nutrientKey: null,
    form: null,
    amount,
    unit: 'Milligrams',
    depth: 0,
  })),
})

test('an amount differs from a complete label without it, and not from a label that nobody knows', () => {
  const one = product('Complete', { Magnesium: 100, Threonate: 2000 })
  const differs = (other: ComparedProduct) =>
    compareIngredients([one, other]).map((each) => [each.name, isDifferent(each)])
  expect(differs(product('Complete', { Magnesium: 100 }))).toEqual([
    ['Magnesium', false],
    ['Threonate', true],
  ])
  expect(differs(product('None', { Magnesium: 100 }))).toEqual([
    ['Magnesium', false],
    ['Threonate', false],
  ])
})
