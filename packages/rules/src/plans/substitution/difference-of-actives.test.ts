import { expect, test } from 'vitest'
import type { ComparedIngredient } from '../../nutrition/compared-ingredient.ts'
import { differenceOfActives, isUnchanged } from './difference-of-actives.ts'
import type { ItemDose, SubstituteLabel } from './substitute-label.ts'

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

const dose: ItemDose = {
  intakeAmount: 2,
  intakeTime: ['Evening'],
  duration: null,
  schedule: null,
  intakeFormatId: 'capsule',
}
const taken = (
  rows: ComparedIngredient[],
  rest: Partial<SubstituteLabel> = {},
  changed: Partial<ItemDose> = {},
) => ({
  dose: { ...dose, ...changed },
  label: {
    productId: 'a',
    productName: 'A',
    mainServing: { amount: 1, intakeFormatId: 'capsule' },
    labelKnowledge: 'Complete' as const,
    rows,
    otherIngredients: '',
    ...rest,
  },
})
const facts = [{ key: 'magnesium', reference: { amount: 375, unit: 'Milligrams' as const }, upperLevels: [] }]
const magnesium = (rest: Partial<ComparedIngredient>) =>
  row('Magnesium', { nutrientKey: 'magnesium', ...rest })
const mg = (perDay: number) => ({ kind: 'Amount', perDay, unit: 'Milligrams' })

test('each active a day, before and after, in the order of the labels', () => {
  const before = taken([magnesium({ amount: 200 }), row('Zinc', { amount: 5 }), row('Iron')])
  const after = taken([
    row('Vitamin B6', { amount: 1 }),
    magnesium({ amount: 0.1875, unit: 'Grams' }),
    row('Zinc', { amount: null }),
  ])
  const difference = differenceOfActives(before, after, facts)
  expect(difference).toEqual([
    { key: 'magnesium', ingredientId: 'Magnesium', name: 'Magnesium', before: mg(400), after: mg(375) },
    { key: 'Zinc', ingredientId: 'Zinc', name: 'Zinc', before: mg(10), after: { kind: 'NotKnown' } },
    { key: 'Iron', ingredientId: 'Iron', name: 'Iron', before: mg(200), after: { kind: 'Absent' } },
    {
      key: 'Vitamin B6',
      ingredientId: 'Vitamin B6',
      name: 'Vitamin B6',
      before: { kind: 'Absent' },
      after: mg(2),
    },
  ])
  expect(difference.map(isUnchanged)).toEqual([false, false, false, false])
})

test('amounts of what is no nutrient are told in the unit that was printed before, where they have a value in it', () => {
  const before = taken([row('Curcumin', { amount: 500 }), row('Oil', { amount: 1, unit: 'Milliliters' })])
  const after = taken([row('Curcumin', { amount: 0.5, unit: 'Grams' }), row('Oil', { amount: 900 })])
  const difference = differenceOfActives(before, after, facts)
  expect(difference.map((each) => each.after)).toEqual([mg(1000), mg(1800)])
  expect(difference.map(isUnchanged)).toEqual([true, false])
})

test.for(['None', 'Name', 'Rows'] as const)(
  'of a label of which %s is known, nothing is absent',
  (labelKnowledge) => {
    const before = taken([magnesium({})])
    expect(differenceOfActives(before, taken([], { labelKnowledge }), facts)).toEqual([
      {
        key: 'magnesium',
        ingredientId: 'Magnesium',
        name: 'Magnesium',
        before: mg(200),
        after: { kind: 'NotKnown' },
      },
    ])
  },
)

test('a dose that is not known leaves the actives of its label not known', () => {
  const before = taken([magnesium({})], {}, { intakeFormatId: 'drop' })
  const [only] = differenceOfActives(before, taken([magnesium({})]), facts)
  expect(only).toMatchObject({ before: { kind: 'NotKnown' }, after: mg(200) })
})

test('an amount of which a part is not printed is not known', () => {
  const partly = taken([magnesium({}), magnesium({ amount: null })])
  expect(differenceOfActives(partly, partly, facts)[0]?.before).toEqual({ kind: 'NotKnown' })
})

test('omega-3 fatty acids that the other label only sums up, or only splits, are not known', () => {
  const [total, epa, dha] = [row('Total Omega-3'), row('EPA'), row('DHA')]
  const split = taken([total, { ...epa, depth: 1 }, { ...dha, depth: 1 }])
  const summed = taken([row('Microalgae Oil'), { ...total, depth: 1 }])
  const known = (from: typeof split, to: typeof split) =>
    differenceOfActives(from, to, facts).map(({ name, after }) => [name, after.kind])
  expect(known(split, summed)).toEqual([
    ['Total Omega-3', 'Amount'],
    ['EPA', 'NotKnown'],
    ['DHA', 'NotKnown'],
    ['Microalgae Oil', 'Amount'],
  ])
  expect(known(split, taken([epa, dha]))).toEqual([
    ['Total Omega-3', 'NotKnown'],
    ['EPA', 'Amount'],
    ['DHA', 'Amount'],
  ])
})
