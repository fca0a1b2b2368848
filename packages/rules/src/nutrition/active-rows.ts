import type { DoseUnit } from '@salvia/contract/words/catalogue'
import type { ComparedIngredient } from './compared-ingredient.ts'
import { type Fraction, fractionOf, plus, times, toDecimal } from './fraction.ts'
import { doseIn, isFolateUnclear, namesForm } from './nutrient-reference.ts'
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

/**
 * A label's rows by active. Rows of their own add up; the parts of a row are in it already. Folate in micrograms that
 * may be equivalents is counted by its parts, which say the weight.
 */
export const rowsByActive = (
  rows: ComparedIngredient[],
): [string, [ComparedIngredient, ...ComparedIngredient[]]][] =>
  grouped(rows.filter(isActive), activeKey).map(([key, [first, ...others]]) => {
    const [own, ...more] = [first, ...others]
      .filter(({ depth }) => depth === 0)
      .flatMap((row) => (isDosed(row) && isFolateUnclear(printedDose(row)) ? formsOf(row, rows) : [row]))
    return [key, own ? [own, ...more] : [first]]
  })

/** Beyond what any label prints; amounts are rounded for people only at the end. */
const REST_PLACES = 12

/**
 * What a row of a label holds by form: its parts that name one, and what they leave of it. The row itself where it has no
 * such parts, or where their amounts are not known.
 */
export function formsOf(row: ComparedIngredient, label: ComparedIngredient[]): ComparedIngredient[] {
  const parts = partsOf(row, label).filter(isDosed)
  if (parts.length === 0 || parts.length < partsOf(row, label).length) return [row]
  if (!isDosed(row) || isFolateUnclear(printedDose(row))) return parts
  const amounts = parts.flatMap((part) => doseIn(printedDose(part), row.unit) ?? [])
  if (amounts.length < parts.length) return [row]
  const stated = amounts.reduce(plus)
  const rest = toDecimal(plus(fractionOf(row.amount), times(stated, fractionOf(-1))), REST_PLACES)
  return rest > 0 ? [...parts, { ...row, amount: rest }] : parts
}

/** Parts of a row that are of its nutrient, as rows of it. */
function partsOf(row: ComparedIngredient, label: ComparedIngredient[]): ComparedIngredient[] {
  const at = label.indexOf(row)
  const below = at === -1 ? [] : label.slice(at + 1)
  const end = below.findIndex(({ depth }) => depth <= row.depth)
  const { nutrientKey, ingredientId, ingredientName } = row
  return below
    .slice(0, end === -1 ? below.length : end)
    .filter((part) => part.depth === row.depth + 1 && isOfNutrient(part, nutrientKey))
    .map((part) => ({ ...part, nutrientKey, ingredientId, ingredientName }))
}

/** A part may be listed as an active of its own: methylfolate below folate. */
const isOfNutrient = (
  { nutrientKey: own, labelName, form }: ComparedIngredient,
  nutrientKey: string | null,
) =>
  nutrientKey !== null &&
  (own === nutrientKey || (own === null && namesForm(nutrientKey, `${labelName} ${form ?? ''}`)))

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
