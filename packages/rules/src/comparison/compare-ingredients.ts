import type { DoseUnit } from '@salvia/contract/words/catalogue'
import { convertDose } from '../nutrition/convert-dose.ts'
import { compare, type Fraction, fractionOf, times, toDecimal } from '../nutrition/fraction.ts'
import { substanceOf } from '../nutrition/nutrient-reference.ts'

export type ComparedIngredient = {
  ingredientId: string
  ingredientName: string
  /** As the label prints it. */
  labelName: string
  nutrientKey: string | null
  form: string | null
  amount: number | null
  unit: DoseUnit | null
}

/**
 * `servingsPerDay` is null where the label does not say how much is taken a day. A product without ingredients is one
 * whose label is not known: what it holds is unknown, not absent.
 */
export type ComparedProduct = { servingsPerDay: number | null; ingredients: ComparedIngredient[] }

/**
 * What one product holds of a row's ingredient in its daily dose; amount and unit are null where unknown. `labelName` is
 * what the label calls it, null where that is the row's name.
 */
type HeldCell = {
  amount: number | null
  unit: DoseUnit | null
  form: string | null
  labelName: string | null
}

export type ComparedCell = HeldCell | 'Absent' | 'LabelUnknown'

export type ComparedRow = {
  ingredientId: string
  name: string
  cells: ComparedCell[]
  amountDiffers: boolean
  formDiffers: boolean
}

const PLACES = 3

type Daily = { exact: Fraction | null; unit: DoseUnit | null }
type Held = { ingredient: ComparedIngredient; daily: Daily }
type Cell = Held | Exclude<ComparedCell, HeldCell>

function dailyDose(product: ComparedProduct, { amount, unit }: ComparedIngredient): Daily {
  if (amount === null || unit === null || product.servingsPerDay === null) return { exact: null, unit: null }
  return { exact: times(fractionOf(amount), fractionOf(product.servingsPerDay)), unit }
}

const named = ({ labelName, form }: ComparedIngredient): string => `${labelName} ${form ?? ''}`

/** The daily dose in the row's unit, where it has a value in it; in its own unit otherwise. */
function inUnit({ ingredient, daily }: Held, unit: DoseUnit): Held {
  if (daily.exact === null || daily.unit === null) return { ingredient, daily }
  const substance = ingredient.nutrientKey && substanceOf(ingredient.nutrientKey, named(ingredient))
  const converted = convertDose({ amount: daily.exact, unit: daily.unit }, unit, substance || null)
  return { ingredient, daily: 'amount' in converted ? { exact: converted.amount, unit } : daily }
}

function heldIn(product: ComparedProduct, { ingredientId }: ComparedIngredient): Cell {
  if (product.ingredients.length === 0) return 'LabelUnknown'
  const ingredient = product.ingredients.find((one) => one.ingredientId === ingredientId)
  return ingredient ? { ingredient, daily: dailyDose(product, ingredient) } : 'Absent'
}

const isHeld = (cell: Cell): cell is Held => typeof cell === 'object'

const isSameAmount = ({ daily: a }: Held, { daily: b }: Held): boolean => {
  if (a.exact === null || b.exact === null) return a.exact === b.exact
  return a.unit === b.unit && compare(a.exact, b.exact) === 0
}

/** Whether known labels differ: one without the ingredient differs from one with it. */
const amountsDiffer = (cells: Cell[], held: Held[]): boolean =>
  cells.includes('Absent') || held.some((one) => held.some((other) => !isSameAmount(one, other)))

const isSameName = (a: string, b: string): boolean => a.trim().toLowerCase() === b.trim().toLowerCase()

const toCell = ({ ingredient, daily }: Held): HeldCell => ({
  amount: daily.exact && toDecimal(daily.exact, PLACES),
  unit: daily.unit,
  form: ingredient.form,
  labelName: isSameName(ingredient.labelName, ingredient.ingredientName) ? null : ingredient.labelName,
})

function compareRow(first: ComparedIngredient, products: ComparedProduct[]): ComparedRow {
  const found = products.map((product) => heldIn(product, first))
  const unit = found.filter(isHeld).find(({ daily }) => daily.unit)?.daily.unit
  const cells = found.map((cell) => (isHeld(cell) && unit ? inUnit(cell, unit) : cell))
  const held = cells.filter(isHeld)
  const forms = held.flatMap(({ ingredient: { form } }) => (form ? [form.trim().toLowerCase()] : []))
  return {
    ingredientId: first.ingredientId,
    name: first.ingredientName,
    cells: cells.map((cell) => (isHeld(cell) ? toCell(cell) : cell)),
    amountDiffers: amountsDiffer(cells, held),
    formDiffers: new Set(forms).size > 1,
  }
}

/**
 * Products side by side, a row an ingredient, in the order of the first product, then what the others add. Amounts are
 * those of the daily dose in one unit a row where the units convert; an ingredient that a label prints twice counts as
 * it is printed first. Amounts that differ, and known labels without the ingredient, mark the row; a label that is not
 * known differs from none.
 */
export function compareIngredients(products: ComparedProduct[]): ComparedRow[] {
  const first = new Map<string, ComparedIngredient>()
  for (const ingredient of products.flatMap(({ ingredients }) => ingredients)) {
    if (!first.has(ingredient.ingredientId)) first.set(ingredient.ingredientId, ingredient)
  }
  return [...first.values()].map((ingredient) => compareRow(ingredient, products))
}
