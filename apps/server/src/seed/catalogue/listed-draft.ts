import { countedFormats, type DeliveryFormatId, deliveryFormat } from '@salvia/rules/label/formats'
import { packSize } from '@salvia/rules/label/net-contents'
import { splitStrength } from '@salvia/rules/product/split-strength'
import { nutrientKey } from '#modules/ingredients/index'
import type { IngredientDraft, ProductDraft } from '../../modules/catalogue/index.ts'
import { brandName } from './brand-name.ts'
import { completeDraft } from './complete-draft.ts'
import { noLabelTexts } from './label-texts.ts'
import { servingsIn } from './pack-guess.ts'
import { productName } from './product-name.ts'
import { listedServing, type ServingFact } from './serving.ts'
import type { ShopWords } from './shop-words.ts'
import type { ListedProduct } from './source-records.ts'
import { demoStock, demoStockStatus } from './stock.ts'

/** A list row that can be sold: its form, pack and serving are known and fit together. */
export type ReadyRow = {
  row: ListedProduct
  name: string
  brandName: string
  deliveryFormatId: DeliveryFormatId
  deliveryFormatSize: number
  serving: ServingFact
  servingsPerContainer: number
}

const FEWEST_SERVINGS = 7
const MOST_SERVINGS = 300

function servingFits(format: DeliveryFormatId, serving: ServingFact): boolean {
  if (!countedFormats.has(format)) return serving.unitSize !== null
  return serving.intakeFormatId === format && Number.isInteger(serving.amount) && serving.amount <= 12
}

/** Why a row of the list is no product of the shop. */
export type LeftOut = 'NoForm' | 'NoNetContents' | 'NoServing' | 'ServingDoesNotFit'

/** Reads a row of the list, or says what it does not print in a way that a shop could sell. */
export function readListed(row: ListedProduct): ReadyRow | LeftOut {
  const brand = brandName(row.brand)
  const name = productName(row.name, row.brand, brand)
  const deliveryFormatId = deliveryFormat(row.form, `${row.netUnit} ${row.servingUnit}`)
  if (!deliveryFormatId) return 'NoForm'
  const size = row.netQuantity
    ? packSize({ quantity: row.netQuantity, unit: row.netUnit }, deliveryFormatId)
    : null
  if (!size) return 'NoNetContents'
  const printed = { quantity: row.servingQuantity, unit: row.servingUnit }
  const serving = listedServing(printed, deliveryFormatId, { key: `product:${row.dsldId}`, name })
  if (!serving) return 'NoServing'
  if (!servingFits(deliveryFormatId, serving)) return 'ServingDoesNotFit'
  const servingsPerContainer = servingsIn(deliveryFormatId, size, serving)
  return {
    row,
    name,
    brandName: brand,
    deliveryFormatId,
    deliveryFormatSize: size,
    serving,
    servingsPerContainer,
  }
}

/** A row whose pack lasts as long as packs of a shop do; `null` for any other. */
export function readRow(row: ListedProduct): ReadyRow | null {
  const ready = readListed(row)
  if (typeof ready === 'string') return null
  const count = ready.servingsPerContainer
  return count < FEWEST_SERVINGS || count > MOST_SERVINGS ? null : ready
}

const doseInName = /^([\d.,]+)\s?(mg|mcg|µg|g|IU)$/i

const namedUnits: Record<string, IngredientDraft['unit']> = {
  mg: 'Milligrams',
  mcg: 'Micrograms',
  µg: 'Micrograms',
  g: 'Grams',
  iu: 'InternationalUnits',
}

/**
 * The one ingredient that a name states: "Vitamin C 1000 mg". Only a nutrient by its plain name, only with one
 * unit a serving, so that the stated strength is that of the serving; names of blends say nothing certain.
 */
function namedIngredient({ name, serving }: ReadyRow): IngredientDraft[] {
  const { title, strength } = splitStrength(name)
  const dose = doseInName.exec(strength)
  if (!nutrientKey(title)) return []
  const unit = namedUnits[(dose?.[2] ?? '').toLowerCase()] ?? null
  const amount = dose && serving.amount === 1 ? Number((dose[1] ?? '').replaceAll(',', '')) : null
  const isKnown = amount !== null && unit !== null
  return [
    {
      labelName: title,
      group: null,
      category: null,
      form: null,
      amount: isKnown ? amount : null,
      unit: isKnown ? unit : null,
      depth: 0,
    },
  ]
}

/** The product of a list row. The list knows no ingredients and no directions. */
export function listedDraft(ready: ReadyRow, words: ShopWords): ProductDraft {
  const { row, serving } = ready
  const ingredients = namedIngredient(ready)
  return completeDraft(
    {
      ...ready,
      dsldId: row.dsldId,
      source: 'ProductList2019',
      ean: null,
      servingsPerContainer: ready.servingsPerContainer,
      productType: row.productType,
      verificationIds: [],
      ingredients,
      texts: noLabelTexts,
      labelRecord: { productType: row.productType, targetGroups: row.targetGroups, enteredOn: row.enteredOn },
      stock: demoStock(row.dsldId, demoStockStatus(row.dsldId)),
      isHidden: false,
      demoFilled: [
        ...(serving.isAssumed ? ['servingsPerContainer'] : []),
        ...(ingredients.length > 0 ? ['ingredients'] : []),
      ],
    },
    words,
  )
}
