import { expect, test } from 'vitest'
import type { ComparedIngredient } from '../../nutrition/compared-ingredient.ts'
import { recomputeDose } from './recompute-dose.ts'
import type { ItemDose, SubstituteLabel } from './substitute-label.ts'

const row = (
  name: string,
  amount: number | null,
  rest: Partial<ComparedIngredient> = {},
): ComparedIngredient => ({
  ingredientId: name,
  ingredientName: name,
  labelName: name,
  nutrientKey: null,
  form: null,
  amount,
  unit: 'Milligrams',
  depth: 0,
  ...rest,
})

const label = (rows: ComparedIngredient[], rest: Partial<SubstituteLabel> = {}): SubstituteLabel => ({
  productId: 'a',
  productName: 'Balance',
  mainServing: { amount: 1, intakeFormatId: 'capsule' },
  labelKnowledge: 'Rows',
  rows,
  otherIngredients: '',
  ...rest,
})
const of = (intakeFormatId: string, amount = 1) => ({ mainServing: { amount, intakeFormatId } })

const dose: ItemDose = {
  intakeAmount: 2,
  intakeTime: ['Evening'],
  duration: null,
  schedule: null,
  intakeFormatId: 'capsule',
}
const magnesium = (amount: number | null, rest: Partial<SubstituteLabel> = {}) =>
  label([row('Magnesium', amount)], rest)

test.for<[string, number, number, string, number]>([
  ['half as strong', 200, 100, 'capsule', 4],
  ['twice as strong', 200, 400, 'capsule', 1],
  ['a little weaker: the nearest whole', 200, 187.5, 'capsule', 2],
  ['much stronger: at least one', 100, 5000, 'capsule', 1],
  ['in grams, by tenths', 200, 150, 'gram', 2.7],
  ['in millilitres, by halves', 200, 150, 'milliliter', 2.5],
  ['in spoons, by quarters', 200, 150, 'teaspoon', 2.75],
])('%s', ([, before, after, format, intakeAmount]) => {
  expect(recomputeDose(dose, magnesium(before), magnesium(after, of(format)))).toEqual({
    intakeAmount,
    intakeFormatId: format,
    schedule: null,
    unknown: null,
  })
})

test('as strong as before stays as it was, halves too', () => {
  expect(
    recomputeDose({ ...dose, intakeAmount: 0.5 }, magnesium(100), magnesium(200, of('tablet', 2))),
  ).toEqual({
    intakeAmount: 0.5,
    intakeFormatId: 'tablet',
    schedule: null,
    unknown: null,
  })
})

test('each phase is recomputed, and one without an amount has none', () => {
  const phase = (intakeAmount: number | null) => ({ days: 7, intakeAmount, intakeTime: ['Evening' as const] })
  const schedule = { phases: [phase(1), phase(2)], cycle: null, startDay: 0 }
  expect(recomputeDose({ ...dose, intakeAmount: 1, schedule }, magnesium(200), magnesium(100))).toEqual({
    intakeAmount: 2,
    intakeFormatId: 'capsule',
    schedule: { phases: [phase(2), phase(4)], cycle: null, startDay: 0 },
    unknown: null,
  })
  expect(
    recomputeDose({ ...dose, intakeAmount: null, schedule }, magnesium(200), magnesium(100)).intakeAmount,
  ).toBeNull()
})

test('the main active is the one in the product’s name, else the first that both hold', () => {
  const from = label([row('Vitamin B6', 2), row('Magnesium', 200)])
  const to = label([row('Magnesium', 400), row('Vitamin B6', 2), row('Zinc', 1)])
  expect(recomputeDose(dose, from, to).intakeAmount).toBe(2)
  expect(recomputeDose(dose, { ...from, productName: 'Magnesium plus' }, to).intakeAmount).toBe(1)
  const named = label([row('Mg', 200, { ingredientName: 'Magnesium', ingredientId: 'Magnesium' })])
  expect(recomputeDose(dose, { ...named, productName: 'Mg' }, to).intakeAmount).toBe(1)
})

test('rows of one active add up', () => {
  const from = label([row('Magnesium', 100), row('Magnesium', 100)])
  expect(recomputeDose(dose, from, magnesium(100)).intakeAmount).toBe(4)
})

test.for<[string, Partial<ItemDose>, SubstituteLabel, SubstituteLabel, string]>([
  ['no amount', { intakeAmount: null }, magnesium(200), magnesium(100), 'DoseUnknown'],
  ['no label of the first', {}, label([]), magnesium(100), 'LabelUnknown'],
  ['no label of the other', {}, magnesium(200), label([]), 'LabelUnknown'],
  ['no serving of the first', {}, magnesium(200, { mainServing: null }), magnesium(100), 'ServingUnknown'],
  ['no serving of the other', {}, magnesium(200), magnesium(100, { mainServing: null }), 'ServingUnknown'],
  ['a dose in another format', { intakeFormatId: 'drop' }, magnesium(200), magnesium(100), 'FormatDiffers'],
  ['nothing of the same', {}, magnesium(200), label([row('Zinc', 10)]), 'NothingShared'],
  ['an amount not printed', {}, magnesium(null), magnesium(100), 'NothingShared'],
  ['an amount not printed in the other', {}, magnesium(200), magnesium(null), 'NothingShared'],
  ['nothing of it in the first', {}, magnesium(0), magnesium(100), 'NothingShared'],
  ['nothing of it in the other', {}, magnesium(200), magnesium(0), 'NothingShared'],
  ['more than a plan can write', { intakeAmount: 900 }, magnesium(200), magnesium(100), 'OutOfRange'],
])('%s: the amount stays and has to be looked at', ([, changes, from, to, unknown]) => {
  const item = { ...dose, ...changes }
  const { intakeAmount, intakeFormatId, schedule } = item
  expect(recomputeDose(item, from, to)).toEqual({ intakeAmount, intakeFormatId, schedule, unknown })
})
