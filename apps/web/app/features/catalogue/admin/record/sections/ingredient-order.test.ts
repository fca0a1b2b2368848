import { expect, test } from 'vitest'
import type { DraftIngredient } from '../store/product-draft.ts'
import { moveIngredient, nestIngredient, removeIngredient } from './ingredient-order.ts'

/** Rows by name, one leading point per level: a blend, its parts, another row. */
const rowsOf = (...names: string[]): DraftIngredient[] =>
  names.map((name) => ({
    key: name,
    ingredientId: null,
    ingredientName: '',
    labelName: name.replaceAll('.', ''),
    form: '',
    amount: '',
    unit: '',
    depth: name.length - name.replaceAll('.', '').length,
  }))

const shown = (rows: DraftIngredient[]) => rows.map(({ labelName, depth }) => '.'.repeat(depth) + labelName)
const rows = rowsOf('A', 'blend', '.x', '.y', 'Z')

test('a row moves up and down', () => {
  expect(shown(moveIngredient(rowsOf('A', 'B', 'C'), 0, 2))).toEqual(['B', 'C', 'A'])
  expect(shown(moveIngredient(rowsOf('A', 'B', 'C'), 2, 1))).toEqual(['A', 'C', 'B'])
  expect(moveIngredient(rows, 0, -1)).toBe(rows)
  expect(moveIngredient(rows, 4, 5)).toBe(rows)
})

test('a blend moves with its parts', () => {
  expect(shown(moveIngredient(rows, 1, 0))).toEqual(['blend', '.x', '.y', 'A', 'Z'])
  expect(shown(moveIngredient(rows, 1, 4))).toEqual(['A', 'Z', 'blend', '.x', '.y'])
})

test('one step down takes a blend past the row below its parts', () => {
  expect(shown(moveIngredient(rows, 1, 2))).toEqual(['A', 'Z', 'blend', '.x', '.y'])
  expect(moveIngredient(rows, 1, 3)).toBe(rows)
  const last = rowsOf('A', 'blend', '.x')
  expect(moveIngredient(last, 1, 2)).toBe(last)
})

test('a row never parts a blend, and comes out of its own where it leaves it', () => {
  expect(shown(moveIngredient(rows, 0, 1))).toEqual(['blend', '.x', '.y', 'A', 'Z'])
  expect(shown(moveIngredient(rows, 4, 3))).toEqual(['A', 'Z', 'blend', '.x', '.y'])
  expect(shown(moveIngredient(rows, 3, 2))).toEqual(['A', 'blend', '.y', '.x', 'Z'])
  expect(shown(moveIngredient(rows, 2, 1))).toEqual(['A', 'x', 'blend', '.y', 'Z'])
  expect(shown(moveIngredient(rows, 3, 4))).toEqual(['A', 'blend', '.x', 'Z', 'y'])
})

test('a row becomes a part of the row above, and comes out again', () => {
  expect(shown(nestIngredient(rows, 4, 1))).toEqual(['A', 'blend', '.x', '.y', '.Z'])
  expect(shown(nestIngredient(rows, 3, -1))).toEqual(['A', 'blend', '.x', 'y', 'Z'])
  expect(nestIngredient(rows, 0, -1)).toBe(rows)
  expect(shown(nestIngredient(rows, 0, 1))).toEqual(shown(rows))
  expect(shown(nestIngredient(rows, 2, 1))).toEqual(shown(rows))
})

test('parts of a row that goes stay, one level up', () => {
  expect(shown(removeIngredient(rows, 1))).toEqual(['A', 'x', 'y', 'Z'])
  expect(shown(removeIngredient(rowsOf('blend', '.x'), 0))).toEqual(['x'])
})
