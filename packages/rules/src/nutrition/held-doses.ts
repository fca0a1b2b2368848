import { type DoseCalendar, type DosedItem, doseCalendar } from '../plans/dose-calendar.ts'
import { heaviestDay } from '../plans/heaviest-day.ts'
import { type DosedRow, formsOf, isDosed, rowsByActive } from './active-rows.ts'
import type { ComparedIngredient } from './compared-ingredient.ts'
import { dividedBy, type Fraction, fractionOf, plus } from './fraction.ts'

export type LedgerItem = DosedItem & {
  productId: string
  productName: string
  intakeFormatId: string | null
  mainServing: { amount: number; intakeFormatId: string } | null
  /** The rows of the label, for one main serving; as printed, since sources are recognised by their words. */
  rows: ComparedIngredient[]
}

/** Why nothing of an item is counted. */
export type NotCounted = 'DoseUnknown' | 'LabelUnknown' | 'ServingUnknown' | 'FormatDiffers'

/** An item whose dose and label are known. */
export type LabelledProduct = { item: LedgerItem; calendar: DoseCalendar; serving: Fraction }
/** The rows of a product that are of one nutrient or active, and the same by form, as far as the label says it. */
export type Held = {
  product: LabelledProduct
  first: ComparedIngredient
  rows: ComparedIngredient[]
  forms: ComparedIngredient[]
}

/** What can be counted of an item, else why nothing can. */
export function readItem(item: LedgerItem): LabelledProduct | NotCounted {
  const calendar = doseCalendar(item)
  if (!calendar.isKnown) return 'DoseUnknown'
  if (item.rows.length === 0) return 'LabelUnknown'
  if (!item.mainServing?.amount) return 'ServingUnknown'
  if (item.mainServing.intakeFormatId !== item.intakeFormatId) return 'FormatDiffers'
  return { item, calendar, serving: fractionOf(item.mainServing.amount) }
}

/** What a product holds, by nutrient or active. */
export const heldBy = (product: LabelledProduct): Held[] =>
  rowsByActive(product.item.rows).map(([, rows]) => ({
    product,
    first: rows[0],
    rows,
    forms: rows.flatMap((row) => formsOf(row, product.item.rows)),
  }))

/** What a product has in each unit of intake, by rows that `convert` can count; null when it can count none of them. */
function perUnitOf({ product, rows }: Held, convert: (row: DosedRow) => Fraction | null): Fraction | null {
  const [first, ...others] = rows.filter(isDosed).flatMap((row) => convert(row) ?? [])
  return first ? dividedBy(others.reduce(plus, first), product.serving) : null
}

/** The day with most of what is held, by rows that `convert` can count; null when it can count none. */
export function heaviestOf(held: Held[], convert: (row: DosedRow) => Fraction | null) {
  const weighed = held.flatMap((each) => {
    const perUnit = perUnitOf(each, convert)
    return perUnit ? [{ ...each, calendar: each.product.calendar, perUnit }] : []
  })
  return weighed.length > 0 ? heaviestDay(weighed) : null
}
