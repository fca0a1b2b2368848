import type { ComparedIngredient } from '../../src/nutrition/compared-ingredient.ts'
import type { LedgerItem } from '../../src/nutrition/held-doses.ts'
import type { NutrientFacts } from '../../src/nutrition/plan-ledger.ts'

type Level = NutrientFacts['upperLevels'][number]

/** A row of a label: 100 mg of something that is no nutrient. */
export const row = (labelName: string, rest: Partial<ComparedIngredient> = {}): ComparedIngredient => ({
  ingredientId: labelName,
  ingredientName: labelName,
  labelName,
  nutrientKey: null,
  form: null,
  amount: 100,
  unit: 'Milligrams',
  depth: 0,
  ...rest,
})

/** An item of two capsules in the evening. */
export const item = (
  productId: string,
  rows: ComparedIngredient[],
  rest: Partial<LedgerItem> = {},
): LedgerItem => ({
  productId,
  productName: `Product ${productId}`,
  intakeAmount: 2,
  intakeTime: ['Evening'],
  duration: null,
  schedule: null,
  intakeFormatId: 'capsule',
  mainServing: { amount: 1, intakeFormatId: 'capsule' },
  rows,
  ...rest,
})

export const level = (amount: number, rest: Partial<Level> = {}): Level => ({
  amount,
  unit: 'Milligrams',
  form: null,
  kind: 'UpperLevel',
  scope: 'AllSources',
  source: 'EFSA',
  ...rest,
})
