import type { LedgerEntry } from '@salvia/rules/nutrition/plan-ledger'
import { expect, test } from 'vitest'
import { totalWords } from './ledger-words.ts'

const entryOf = (rest: Partial<LedgerEntry>): LedgerEntry => ({
  key: 'magnesium',
  ingredientId: 'magnesium',
  name: 'Magnesium',
  isNutrient: true,
  perDay: 200,
  unit: 'Milligrams',
  referencePercent: 53,
  level: null,
  isFormUnknown: false,
  parts: [],
  notCounted: [],
  isRepeated: false,
  ...rest,
})

test('a total that a product is missing from is the least that it can be, and none is no amount', () => {
  const notCounted = [{ productId: 'a', productName: 'Blend' }]
  expect(totalWords(entryOf({}))).toBe('200 mg')
  expect(totalWords(entryOf({ notCounted }))).toBe('at least 200 mg')
  expect(totalWords(entryOf({ perDay: null, unit: null, notCounted }))).toBeNull()
})
