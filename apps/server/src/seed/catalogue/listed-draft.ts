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
import type { Label, ListedProduct } from './source-records.ts'
import { demoStock, demoStockStatus } from './stock.ts'

/** A list row that can be sold: its form, pack and serving are known and consistent. */
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

/** Why a list row is not sold by the shop. */
export type LeftOut = 'NoForm' | 'NoNetContents' | 'NoServing' | 'ServingDoesNotFit'

/** Parses a list row, or returns what prevents a shop from selling it. */
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

/** A row whose pack lasts a plausible time; `null` for any other. */
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

/** Names of ingredients as labels print them, in small letters. */
export type Actives = ReadonlySet<string>

/** What the shipped labels name as an ingredient of its own, not inside a blend. */
export const activesOf = (labels: Label[]): Actives =>
  new Set(
    labels.flatMap(({ ingredients }) =>
      ingredients.filter(({ blend }) => blend === null).map(({ name }) => name.toLowerCase()),
    ),
  )

const isActive = (title: string, actives: Actives): boolean =>
  nutrientKey(title) !== null || actives.has(title.toLowerCase())

/**
 * The one ingredient that a name states with its amount: "Vitamin C 1000 mg". Only a nutrient by its plain name or one
 * of `actives`, only with one unit a serving, so that the stated strength is that of the serving; names of blends say
 * nothing certain.
 */
export function namedIngredient({ name, serving }: ReadyRow, actives: Actives): IngredientDraft | null {
  const { title, strength } = splitStrength(name)
  const [, digits = '', symbol = ''] = doseInName.exec(strength) ?? []
  const [amount, unit] = [Number(digits.replaceAll(',', '')), namedUnits[symbol.toLowerCase()]]
  if (!isActive(title, actives) || serving.amount !== 1 || !amount || !unit) return null
  return { labelName: title, group: null, category: null, form: null, amount, unit, depth: 0 }
}

/** The product of a list row. The list knows no ingredients but those in names, and no directions. */
export function listedDraft(ready: ReadyRow, words: ShopWords, actives: Actives): ProductDraft {
  const { row, serving } = ready
  const named = namedIngredient(ready, actives)
  return completeDraft(
    {
      ...ready,
      dsldId: row.dsldId,
      source: 'ProductList2019',
      ean: null,
      servingsPerContainer: ready.servingsPerContainer,
      productType: row.productType,
      verificationIds: [],
      ingredients: named === null ? [] : [named],
      texts: noLabelTexts,
      labelRecord: { productType: row.productType, targetGroups: row.targetGroups, enteredOn: row.enteredOn },
      stock: demoStock(row.dsldId, demoStockStatus(row.dsldId)),
      isHidden: false,
      demoFilled: [
        ...(serving.isAssumed ? ['servingsPerContainer'] : []),
        ...(named === null ? [] : ['ingredients']),
      ],
    },
    words,
  )
}
