import type { DoseUnit } from '@salvia/contract/words/catalogue'
import { convertDose } from '../nutrition/convert-dose.ts'
import { compare, type Fraction, fractionOf, times, toDecimal } from '../nutrition/fraction.ts'
import { substanceOf } from '../nutrition/nutrient-reference.ts'

export type ComparedIngredient = {
  ingredientId: string
  name: string
  nutrientKey: string | null
  form: string | null
  amount: number | null
  unit: DoseUnit | null
}

/** `servingsPerDay` is null where the label does not say how much is taken a day. */
export type ComparedProduct = { servingsPerDay: number | null; ingredients: ComparedIngredient[] }

/** What one product holds of a row's ingredient in its daily dose; amount and unit are null where unknown. */
export type ComparedCell = { amount: number | null; unit: DoseUnit | null; form: string | null }

/** A cell is null where the product does not hold the ingredient. */
export type ComparedRow = {
  ingredientId: string
  name: string
  cells: (ComparedCell | null)[]
  amountDiffers: boolean
  formDiffers: boolean
}

const PLACES = 3

type Daily = { exact: Fraction | null; unit: DoseUnit | null; form: string | null }

function dailyDose(product: ComparedProduct, ingredient: ComparedIngredient): Daily {
  const { amount, unit, form } = ingredient
  if (amount === null || unit === null || product.servingsPerDay === null)
    return { exact: null, unit: null, form }
  return { exact: times(fractionOf(amount), fractionOf(product.servingsPerDay)), unit, form }
}

const named = ({ name, form }: ComparedIngredient): string => `${name} ${form ?? ''}`

/** The daily dose in the row's unit, where it has a value in it; in its own unit otherwise. */
function inUnit(daily: Daily, ingredient: ComparedIngredient, unit: DoseUnit): Daily {
  if (daily.exact === null || daily.unit === null) return daily
  const substance = ingredient.nutrientKey && substanceOf(ingredient.nutrientKey, named(ingredient))
  const converted = convertDose({ amount: daily.exact, unit: daily.unit }, unit, substance || null)
  return 'amount' in converted ? { ...daily, exact: converted.amount, unit } : daily
}

const isSameAmount = (a: Daily | null, b: Daily | null): boolean => {
  if (!a || !b) return a === b
  if (a.exact === null || b.exact === null) return a.exact === b.exact
  return a.unit === b.unit && compare(a.exact, b.exact) === 0
}

const toCell = (daily: Daily | null): ComparedCell | null =>
  daily && {
    amount: daily.exact && toDecimal(daily.exact, PLACES),
    unit: daily.unit,
    form: daily.form,
  }

function compareRow(first: ComparedIngredient, products: ComparedProduct[]): ComparedRow {
  const held = products.map((product) => {
    const ingredient = product.ingredients.find(({ ingredientId }) => ingredientId === first.ingredientId)
    return ingredient ? { ingredient, daily: dailyDose(product, ingredient) } : null
  })
  const unit = held.find((cell) => cell?.daily.unit)?.daily.unit
  const doses = held.map((cell) => cell && (unit ? inUnit(cell.daily, cell.ingredient, unit) : cell.daily))
  const forms = doses.flatMap((daily) => (daily?.form ? [daily.form.trim().toLowerCase()] : []))
  return {
    ingredientId: first.ingredientId,
    name: first.name,
    cells: doses.map(toCell),
    amountDiffers: doses.some((daily) => !isSameAmount(daily, doses[0] ?? null)),
    formDiffers: new Set(forms).size > 1,
  }
}

/**
 * Products side by side, a row an ingredient, in the order of the first product, then what the others add. Amounts are
 * those of the daily dose in one unit a row where the units convert; an ingredient that a label prints twice counts as
 * it is printed first. Amounts that differ, and products without the ingredient, mark the row.
 */
export function compareIngredients(products: ComparedProduct[]): ComparedRow[] {
  const first = new Map<string, ComparedIngredient>()
  for (const ingredient of products.flatMap(({ ingredients }) => ingredients)) {
    if (!first.has(ingredient.ingredientId)) first.set(ingredient.ingredientId, ingredient)
  }
  return [...first.values()].map((ingredient) => compareRow(ingredient, products))
}
