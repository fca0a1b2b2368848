import type { DoseUnit } from '@salvia/contract/words/catalogue'
import type { ComparedIngredient } from '../comparison/compare-ingredients.ts'
import type { Fraction } from './fraction.ts'
import { doseIn } from './nutrient-reference.ts'
import { isNutritionFact } from './nutrition-facts.ts'

/** The nutrient of a row, or its ingredient that is none. */
export const activeKey = ({ nutrientKey, ingredientId }: ComparedIngredient): string =>
  nutrientKey ?? ingredientId

/** Whether a row is of an active, not of energy or what the nutrition table lists. */
export const isActive = ({ unit, labelName }: ComparedIngredient): boolean =>
  unit !== 'Kilocalories' && !isNutritionFact(labelName)

/** Things by key, each group in the order in which they came. */
export function grouped<T>(all: T[], keyOfOne: (one: T) => string): [string, [T, ...T[]]][] {
  const groups = new Map<string, [T, ...T[]]>()
  for (const one of all) {
    const before = groups.get(keyOfOne(one))
    groups.set(keyOfOne(one), before ? [...before, one] : [one])
  }
  return [...groups]
}

/** A label's rows by active. Rows of their own add up; the parts of a row are in it already. */
export const rowsByActive = (
  rows: ComparedIngredient[],
): [string, [ComparedIngredient, ...ComparedIngredient[]]][] =>
  grouped(rows.filter(isActive), activeKey).map(([key, [first, ...others]]) => {
    const [own, ...more] = [first, ...others].filter(({ depth }) => depth === 0)
    return [key, own ? [own, ...more] : [first]]
  })

export type DosedRow = ComparedIngredient & { amount: number; unit: DoseUnit }

/** Whether a row prints an amount that is a dose. */
export const isDosed = (row: ComparedIngredient): row is DosedRow =>
  row.amount !== null && row.unit !== null && row.unit !== 'Kilocalories'

/** A printed dose, with the words that tell of which substance it is. */
export const printedDose = ({ nutrientKey, labelName, form, amount, unit }: DosedRow) => ({
  nutrientKey: nutrientKey ?? '',
  printed: `${labelName} ${form ?? ''}`,
  amount,
  unit,
})

/** What a row holds in a unit; null where it prints no amount or has no value in it. */
export const rowIn = (row: ComparedIngredient, unit: DoseUnit): Fraction | null =>
  isDosed(row) ? doseIn(printedDose(row), unit) : null
