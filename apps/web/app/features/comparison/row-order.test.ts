import type { ComparedRow } from '@salvia/rules/comparison/compare-ingredients'
import { expect, test } from 'vitest'
import { differencesFirst, isStated } from './row-order.ts'

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
