import { expect, test } from 'vitest'
import type { ComparedIngredient } from '../../nutrition/compared-ingredient.ts'
import { hasSameActives } from './same-actives.ts'
import type { SubstituteLabel } from './substitute-label.ts'

const row = (name: string, rest: Partial<ComparedIngredient> = {}): ComparedIngredient => ({
  ingredientId: name,
  ingredientName: name,
  labelName: name,
  nutrientKey: null,
  form: null,
  amount: 100,
  unit: 'Milligrams',
  depth: 0,
  ...rest,
})

const label = (rows: ComparedIngredient[], rest: Partial<SubstituteLabel> = {}): SubstituteLabel => ({
  productId: 'a',
  productName: 'A',
  mainServing: { amount: 1, intakeFormatId: 'capsule' },
  labelKnowledge: 'Rows',
  rows,
  otherIngredients: '',
  ...rest,
})
const capsules = (amount: number) => ({ mainServing: { amount, intakeFormatId: 'capsule' } })
const one = label([row('Zinc'), row('Copper', { amount: 2 })])

test.for<[string, SubstituteLabel, boolean]>([
  ['the same rows in another order', label([row('Copper', { amount: 2 }), row('Zinc')]), true],
  [
    'twice as much in two capsules',
    label([row('Zinc', { amount: 200 }), row('Copper', { amount: 4 })], capsules(2)),
    true,
  ],
  [
    'another unit of the same amount',
    label([row('Zinc', { amount: 0.1, unit: 'Grams' }), row('Copper', { amount: 2 })]),
    true,
  ],
  ['energy beside it', label([...one.rows, row('Energy', { unit: 'Kilocalories' })]), true],
  ['another amount', label([row('Zinc', { amount: 99.9999 }), row('Copper', { amount: 2 })]), false],
  [
    'an amount that is not printed',
    label([row('Zinc', { amount: null }), row('Copper', { amount: 2 })]),
    false,
  ],
  [
    'a unit of another kind',
    label([row('Zinc', { unit: 'Milliliters' }), row('Copper', { amount: 2 })]),
    false,
  ],
  ['one active more', label([...one.rows, row('Iron')]), false],
  ['another active instead', label([row('Zinc'), row('Iron', { amount: 2 })]), false],
  ['another form', label([row('Zinc', { form: 'as oxide' }), row('Copper', { amount: 2 })]), false],
  ['another format', label(one.rows, { mainServing: { amount: 1, intakeFormatId: 'tablet' } }), false],
  ['no serving', label(one.rows, { mainServing: null }), false],
  ['a name that tells one ingredient', label(one.rows, { labelKnowledge: 'Name' }), false],
  ['no rows', label([]), false],
])('%s', ([, other, isSame]) => {
  expect(hasSameActives(one, other)).toBe(isSame)
  expect(hasSameActives(other, one)).toBe(isSame)
})

test('what neither tells is not the same', () => {
  const silent = label([row('Zinc', { amount: null })])
  expect(hasSameActives(silent, silent)).toBe(false)
  const unmeasured = label([row('Zinc', { unit: null })])
  expect(hasSameActives(unmeasured, unmeasured)).toBe(false)
  expect(hasSameActives(label([]), label([]))).toBe(false)
  const nothing = label(one.rows, { mainServing: null })
  expect(hasSameActives(nothing, nothing)).toBe(false)
})

test('two rows of one substance are paired by their amounts, one without amount is the least', () => {
  const two = (a: number | null, b: number | null) =>
    label([row('Zinc', { amount: a }), row('Zinc', { amount: b })])
  expect(hasSameActives(two(5, 10), two(10, 5))).toBe(true)
  expect(hasSameActives(two(5, 10), two(10, 10))).toBe(false)
  expect(hasSameActives(two(5, null), two(null, 5))).toBe(false)
})
