import type { Product } from '@salvia/contract/catalogue/shop'
import type { Money } from '@salvia/contract/money'
import { type ComparedRow, compareIngredients } from '@salvia/rules/comparison/compare-ingredients'
import type { ComparisonEntry } from '@salvia/rules/comparison/comparison-list'
import { pricePerDay } from '@salvia/rules/product/unit-price'
import { shownPrice } from '#app/visit/shown-price.ts'

/** A product of the comparison with the dose that is compared. */
export type ComparedColumn = {
  product: Product
  isMain: boolean
  /** Null where the label has no serving. */
  servingsPerDay: number | null
  /** Of a pack, as the viewer wants prices. */
  price: { value: Money; basis: string } | null
  perDay: Money | null
  daysPerPack: number | null
}

/** The dose that was set, else one serving; a dose in another unit than the serving's cannot be counted. */
function servingsOf({ mainServing }: Product, entry: ComparisonEntry | undefined): number | null {
  if (!mainServing) return null
  const isSet = entry?.intakeAmount && entry.intakeFormatId === mainServing.intakeFormatId
  return isSet ? Number(entry.intakeAmount) / mainServing.amount : 1
}

type Chosen = {
  entries: ComparisonEntry[]
  mainId: string | null
  /** Prices without VAT. */
  showsNet: boolean
}

function toColumn(product: Product, { entries, mainId, showsNet }: Chosen): ComparedColumn {
  const entry = entries.find(({ id }) => id === product.id)
  const servingsPerDay = servingsOf(product, entry)
  const { servingsPerContainer } = product
  const price = shownPrice(product.price, showsNet)
  const dose =
    servingsPerDay && servingsPerContainer
      ? { unitsPerDay: servingsPerDay, unitsPerPack: servingsPerContainer }
      : null
  return {
    product,
    isMain: product.id === mainId,
    servingsPerDay,
    price,
    perDay: price && dose && pricePerDay(price.value, dose),
    daysPerPack: dose && Math.floor(dose.unitsPerPack / dose.unitsPerDay),
  }
}

/** The columns of the comparison: the main product first, the others as they were added. */
export function comparedColumns(products: Product[], chosen: Chosen): ComparedColumn[] {
  const columns = products.map((product) => toColumn(product, chosen))
  return [...columns.filter(({ isMain }) => isMain), ...columns.filter(({ isMain }) => !isMain)]
}

/** Rows of ingredients with their amounts in each column's daily dose. */
export const ingredientRows = (columns: ComparedColumn[]): ComparedRow[] =>
  compareIngredients(
    columns.map(({ product, servingsPerDay }) => ({
      servingsPerDay,
      ingredients: product.ingredients.map(({ doseUnit, ...row }) => ({ ...row, unit: doseUnit })),
    })),
  )

/** How the labels write each unit of the rows. */
export const unitSymbols = (columns: ComparedColumn[]): ReadonlyMap<string, string> =>
  new Map(
    columns.flatMap(({ product }) =>
      product.ingredients.flatMap(({ doseUnit, unit }) =>
        doseUnit && unit ? [[doseUnit, unit] as const] : [],
      ),
    ),
  )
