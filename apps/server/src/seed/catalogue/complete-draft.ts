import type { DeliveryFormatId } from '@salvia/rules/label/formats'
import { isNutritionRow } from '@salvia/rules/label/nutrition-row'
import type { IngredientDraft, ProductDraft, StockDraft } from '../../modules/catalogue/index.ts'
import { demoCategories } from './categories.ts'
import { demoProductId } from './demo-id.ts'
import { demoNetPrice } from './net-price.ts'
import { guessWeight, servingsIn } from './pack-guess.ts'
import { type LabelTexts, productTexts } from './product-texts.ts'
import type { ServingFact } from './serving.ts'
import type { ShopWords } from './shop-words.ts'
import { steadyBetween } from './steady.ts'

/** A product's data from the sources, parsed and cleaned. */
export type ProductFacts = {
  dsldId: number
  source: ProductDraft['source']
  name: string
  brandName: string
  ean: string | null
  deliveryFormatId: DeliveryFormatId
  deliveryFormatSize: number
  serving: ServingFact
  servingsPerContainer: number | null
  productType: string | null
  verificationIds: string[]
  ingredients: IngredientDraft[]
  texts: LabelTexts
  labelRecord: Record<string, unknown> | null
  stock: StockDraft
  isHidden: boolean
  /** Fields already made up, because no source states them. */
  demoFilled: string[]
}

const alwaysFilled = [
  'netPrice',
  'sku',
  'stockStatus',
  'quantity',
  'forecastedQuantity',
  'deliveryDays',
  'categoryIds',
  'netWeightGrams',
  'expirationDate',
  'canBeSample',
  'markers',
  'localizations.en.storageRequirements',
  'localizations.en.suggestedIntake',
  'localizations.en.warnings',
  'localizations.de',
  'localizations.nl',
  'localizations.fr',
  'localizations.en.shortDescription',
  'localizations.en.description',
]

/** Countries where melatonin is a medicine: the demo's example of a restricted product. */
const melatoninCountries = ['CH', 'DK', 'GB', 'LI', 'NO', 'SE']

const brandLetters = (brandName: string): string =>
  brandName
    .replaceAll(/[^A-Za-z]/g, '')
    .slice(0, 3)
    .toUpperCase()
    .padEnd(3, 'X')

const mainIngredientNames = (rows: IngredientDraft[]): string[] =>
  rows.filter((row) => row.depth === 0 && !isNutritionRow(row.labelName)).map((row) => row.labelName)

function servingSizes({
  amount,
  intakeFormatId,
  unitSize,
  perDay,
}: ServingFact): ProductDraft['servingSizes'] {
  const day = { leastPerDay: perDay?.least ?? null, mostPerDay: perDay?.most ?? null }
  const main = { isMain: true, amount, intakeFormatId, ...day }
  const isScooped = intakeFormatId === 'scoop' && unitSize !== null
  return isScooped
    ? [
        main,
        {
          isMain: false,
          amount: amount * unitSize,
          intakeFormatId: 'gram',
          leastPerDay: null,
          mostPerDay: null,
        },
      ]
    : [main]
}

function filledFields(facts: ProductFacts, restrictedCountries: string[]): string[] {
  const missing: [boolean, string][] = [
    [facts.serving.unitSize !== null && facts.serving.isAssumed, 'unitSize'],
    [restrictedCountries.length > 0, 'restrictedCountries'],
    [facts.stock.availableInDays !== null, 'availableDate'],
  ]
  const added = missing.filter(([isMissing]) => isMissing).map(([, field]) => field)
  return [...new Set([...alwaysFilled, ...facts.demoFilled, ...added])].sort()
}

/** A product from its source data; all other fields are derived from its number and listed in `demoFilled`. */
export function completeDraft(facts: ProductFacts, words: ShopWords): ProductDraft {
  const { dsldId, serving, deliveryFormatId, deliveryFormatSize, brandName, name } = facts
  const key = `product:${dsldId}`
  const servingsPerContainer =
    facts.servingsPerContainer ?? servingsIn(deliveryFormatId, deliveryFormatSize, serving)
  const mainIngredients = mainIngredientNames(facts.ingredients)
  const restrictedCountries = /melatonin/i.test([name, ...mainIngredients].join(' '))
    ? melatoninCountries
    : []
  const pack = { deliveryFormatId, deliveryFormatSize, servingsPerContainer }
  const isSellable = facts.stock.deliveryDays > 0
  return {
    ...facts.stock,
    ...pack,
    id: demoProductId(dsldId),
    dsldId,
    source: facts.source,
    name,
    brandName,
    sku: `${brandLetters(brandName)}-${dsldId}`,
    ean: facts.ean,
    unitSize: serving.unitSize,
    servingSizes: servingSizes(serving),
    netWeightGrams: guessWeight(key, deliveryFormatId, deliveryFormatSize),
    vatCategoryId: 'FoodSupplement',
    netPrice: demoNetPrice({ dsldId, brandName, deliveryFormatId, servingsPerContainer }),
    isHidden: facts.isHidden,
    canBeSample: steadyBetween(`${key}:sample`, 1, 12) === 1,
    markers: isSellable && steadyBetween(`${key}:marker`, 1, 16) === 1 ? ['New'] : [],
    restrictedCountries,
    categoryIds: demoCategories({ name, mainIngredients, productType: facts.productType }),
    verificationIds: facts.verificationIds,
    ingredients: facts.ingredients,
    localizations: productTexts({ ...facts, ...pack, serving }, facts.texts, words),
    expiresInDays: isSellable ? steadyBetween(`${key}:expiry`, 240, 900) : null,
    enteredDaysAgo: steadyBetween(`${key}:entered`, 2, 720),
    labelRecord: facts.labelRecord,
    demoFilled: filledFields(facts, restrictedCountries),
  }
}
