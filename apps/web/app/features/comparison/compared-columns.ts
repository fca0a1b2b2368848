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
  /** Price per pack, net or gross as the viewer prefers. */
  price: { value: Money; basis: string } | null
  perDay: Money | null
  daysPerPack: number | null
}

/** The dose that was set, else what the label says of a day, the least of a range, else one serving; a dose in another unit than the serving's cannot be counted. */
function servingsOf({ mainServing }: Product, entry: ComparisonEntry | undefined): number | null {
  if (!mainServing) return null
  const isSet = entry?.intakeAmount && entry.intakeFormatId === mainServing.intakeFormatId
  const { amount, leastPerDay } = mainServing
  return isSet ? Number(entry.intakeAmount) / amount : (leastPerDay ?? amount) / amount
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

/** Columns: the main product first, the others in the order added. */
export function comparedColumns(products: Product[], chosen: Chosen): ComparedColumn[] {
  const columns = products.map((product) => toColumn(product, chosen))
  return [...columns.filter(({ isMain }) => isMain), ...columns.filter(({ isMain }) => !isMain)]
}

const ENERGY = 'kcal'

/** Rows of ingredients with their amounts in each column's daily dose. */
export const ingredientRows = (columns: ComparedColumn[]): ComparedRow[] =>
  compareIngredients(
    columns.map(({ product, servingsPerDay }) => ({
      servingsPerDay,
      labelKnowledge: product.labelKnowledge,
      otherIngredients: product.productLocalizations[0].otherIngredients,
      rows: product.ingredients.map(({ doseUnit, unit, nutrientKey, dosedNutrientKey, ...row }) => ({
        ...row,
        nutrientKey: dosedNutrientKey,
        sourceOf: nutrientKey,
        unit: doseUnit ?? (unit === ENERGY ? 'Kilocalories' : null),
      })),
    })),
  )

/** How the labels write each unit of the rows. */
export const unitSymbols = (columns: ComparedColumn[]): ReadonlyMap<string, string> =>
  new Map([
    ['MicrogramsRAE', 'µg RAE'],
    ...columns.flatMap(({ product }) =>
      product.ingredients.flatMap(({ doseUnit, unit }) =>
        doseUnit && unit ? [[doseUnit, unit] as const] : [],
      ),
    ),
  ])
