import type { LabelUnit } from '@salvia/contract/words/catalogue'
import { activeKey } from '../nutrition/active-rows.ts'
import type { ComparedIngredient } from '../nutrition/compared-ingredient.ts'
import { compare, type Fraction, fractionOf, plus, times, toDecimal } from '../nutrition/fraction.ts'
import { isAbsent, type LabelContents } from '../nutrition/is-absent.ts'
import { doseIn } from '../nutrition/nutrient-reference.ts'
import { tellsRows } from '../product/product-facts.ts'

/** `servingsPerDay` is null where the label does not say how much is taken a day. */
export type ComparedProduct = LabelContents & { servingsPerDay: number | null }

/**
 * A product's daily amount of a row's ingredient; amount and unit are null if unknown. `labelName` is set if it differs
 * from the row's name.
 */
type HeldCell = {
  amount: number | null
  unit: LabelUnit | null
  form: string | null
  labelName: string | null
}

/** `NotStated`: the label does not name it, and may hold it all the same (`isAbsent`). */
export type ComparedCell = HeldCell | 'Absent' | 'NotStated' | 'LabelUnknown'

export type ComparedRow = {
  ingredientId: string
  depth: number
  name: string
  cells: ComparedCell[]
  amountDiffers: boolean
  formDiffers: boolean
}

const PLACES = 3

type Daily = { exact: Fraction | null; unit: LabelUnit | null }
type Held = { ingredient: ComparedIngredient; daily: Daily }
type Cell = Held | Exclude<ComparedCell, HeldCell>

function dailyDose(product: ComparedProduct, { amount, unit }: ComparedIngredient): Daily {
  if (amount === null || unit === null || product.servingsPerDay === null) return { exact: null, unit: null }
  return { exact: times(fractionOf(amount), fractionOf(product.servingsPerDay)), unit }
}

const named = ({ labelName, form }: ComparedIngredient): string => `${labelName} ${form ?? ''}`

/** The daily amount in the row's unit if convertible, else in its own. */
function inUnit({ ingredient, daily }: Held, unit: LabelUnit): Held {
  if (daily.exact === null || daily.unit === null || daily.unit === unit) return { ingredient, daily }
  if (unit === 'Kilocalories' || daily.unit === 'Kilocalories') return { ingredient, daily }
  const dose = { amount: daily.exact, unit: daily.unit }
  const exact = doseIn(
    { ...dose, nutrientKey: ingredient.nutrientKey ?? '', printed: named(ingredient) },
    unit,
  )
  return { ingredient, daily: exact === null ? daily : { exact, unit } }
}

/** Vitamin A is compared by what it does: in µg RAE, as sources differ in weight. */
const unitOf = (first: ComparedIngredient, held: Held[]): LabelUnit | null | undefined =>
  first.nutrientKey === 'vitamin_a' ? 'MicrogramsRAE' : held.find(({ daily }) => daily.unit)?.daily.unit

/** Rows of their own add up; the parts of a row are in it already. */
function sumOf([first, ...others]: [Held, ...Held[]]): Held {
  const { exact, unit } = first.daily
  if (exact === null || unit === null) return first
  const amounts = others.flatMap((other) => {
    const { daily } = inUnit(other, unit)
    return daily.exact !== null && daily.unit === unit ? [daily.exact] : []
  })
  if (amounts.length < others.length) return first
  return { ingredient: first.ingredient, daily: { exact: amounts.reduce(plus, exact), unit } }
}

function heldIn(product: ComparedProduct, row: ComparedIngredient, products: ComparedProduct[]): Cell {
  const rows = product.rows
    .filter((one) => activeKey(one) === activeKey(row))
    .map((ingredient) => ({ ingredient, daily: dailyDose(product, ingredient) }))
  const own = rows.filter(({ ingredient }) => ingredient.depth === 0)
  const [first, ...others] = own.length > 0 ? own : rows.slice(0, 1)
  if (first) return row.nutrientKey === null ? first : sumOf([first, ...others])
  if (!tellsRows(product.labelKnowledge)) return 'LabelUnknown'
  const labels = products.map((each) => each.rows)
  return isAbsent(activeKey(row), product, labels) ? 'Absent' : 'NotStated'
}

const isHeld = (cell: Cell): cell is Held => typeof cell === 'object'

const isSameAmount = ({ daily: a }: Held, { daily: b }: Held): boolean => {
  if (a.exact === null || b.exact === null) return a.exact === b.exact
  return a.unit === b.unit && compare(a.exact, b.exact) === 0
}

/** Whether known labels differ: one that does not name the ingredient differs from one that does. */
const amountsDiffer = (cells: Cell[], held: Held[]): boolean =>
  cells.some((cell) => cell === 'Absent' || cell === 'NotStated') ||
  held.some((one) => held.some((other) => !isSameAmount(one, other)))

const isSameName = (a: string, b: string): boolean => a.trim().toLowerCase() === b.trim().toLowerCase()

const toCell = ({ ingredient, daily }: Held): HeldCell => ({
  amount: daily.exact && toDecimal(daily.exact, PLACES),
  unit: daily.unit,
  form: ingredient.form,
  labelName: isSameName(ingredient.labelName, ingredient.ingredientName) ? null : ingredient.labelName,
})

function compareRow(first: ComparedIngredient, products: ComparedProduct[]): ComparedRow {
  const found = products.map((product) => heldIn(product, first, products))
  const unit = unitOf(first, found.filter(isHeld))
  const cells = found.map((cell) => (isHeld(cell) && unit ? inUnit(cell, unit) : cell))
  const held = cells.filter(isHeld)
  const forms = held.flatMap(({ ingredient: { form } }) => (form ? [form.trim().toLowerCase()] : []))
  return {
    ingredientId: first.ingredientId,
    depth: first.depth,
    name: first.ingredientName,
    cells: cells.map((cell) => (isHeld(cell) ? toCell(cell) : cell)),
    amountDiffers: amountsDiffer(cells, held),
    formDiffers: new Set(forms).size > 1,
  }
}

/**
 * Products side by side, a row a nutrient or another ingredient, in the order of the first product, then what the others
 * add. Amounts are those of the daily dose in one unit a row where the units convert; a nutrient that a label prints in
 * several rows of their own is added up, anything else counts as it is printed first. Amounts that differ, and known labels that do not name the ingredient, mark the row; a label that is not
 * known differs from none.
 */
export function compareIngredients(products: ComparedProduct[]): ComparedRow[] {
  const first = new Map<string, ComparedIngredient>()
  for (const ingredient of products.flatMap(({ rows }) => rows)) {
    if (!first.has(activeKey(ingredient))) first.set(activeKey(ingredient), ingredient)
  }
  return [...first.values()].map((ingredient) => compareRow(ingredient, products))
}
