import type { AdminLocalization } from '@salvia/contract/catalogue/admin-product-parts'
import type { AdminProduct } from '@salvia/contract/catalogue/admin-products'
import type { Currency } from '@salvia/contract/money'
import type { LabelUnit, ResourceKind } from '@salvia/contract/words/catalogue'
import { type LanguageCode, languages } from '@salvia/contract/words/locale'
import { noTexts } from '@salvia/contract/words/product-texts'
import { getLocale } from '#app/paraglide/runtime.js'
import { typedAmount as pointAmount, typedNumber as pointNumber } from '../../typed-number.ts'

/** Rows have a stable `key`. */
export type DraftServing = {
  key: string
  isMain: boolean
  amount: string
  intakeFormatId: string
  leastPerDay: number | null
  mostPerDay: number | null
}

export type DraftIngredient = {
  key: string
  ingredientId: string | null
  ingredientName: string
  labelName: string
  form: string
  amount: string
  unit: LabelUnit | ''
  depth: number
}

export type DraftResource = { id: string; name: string; kind: ResourceKind }

/** A product as form values: numbers as typed, empty strings for unknown. */
type ProductDraft = Pick<
  AdminProduct,
  | 'name'
  | 'sku'
  | 'productBrandId'
  | 'productDeliveryFormatId'
  | 'vatCategoryId'
  | 'isHidden'
  | 'canBeSample'
  | 'markers'
  | 'restrictedCountries'
  | 'productCategoryIds'
  | 'productVerifications'
> & {
  ean: string
  price: string
  stockStatusId: AdminProduct['stockStatus']['id']
  quantity: string
  forecastedQuantity: string
  deliveryTime: string
  availableDate: string
  expirationDate: string
  deliveryFormatSize: string
  unitSize: string
  servingsPerContainer: string
  netWeightGrams: string
  externalMasterCode: string
  externalCode: string
  servingSizes: DraftServing[]
  ingredients: DraftIngredient[]
  productImageIds: string[]
  productResources: DraftResource[]
}

/** The texts of one language in the form. */
export type TextsDraft = Record<
  | 'shortDescription'
  | 'description'
  | 'suggestedIntake'
  | 'shortSuggestedIntake'
  | 'storageRequirements'
  | 'nutritionalInformation'
  | 'allergens'
  | 'warnings'
  | 'otherIngredients'
  | 'servingSize'
  | 'tags'
  | 'price',
  string
> & { currencyId: Currency | ''; isAutoTranslated: boolean }

export type ProductField = keyof ProductDraft
export type TextField = keyof TextsDraft
export type TextKey = `${LanguageCode}.${TextField}`
export type FieldName = ProductField | TextKey

/** Everything the form saves, one entry per field, so that concurrent edits merge by field. */
export type Draft = ProductDraft & {
  [K in TextKey]: K extends `${LanguageCode}.${infer F extends TextField}` ? TextsDraft[F] : never
}

/** Numbers as typed, with a comma or a point. */
const withSign = (typed: string): string => (getLocale() === 'en' ? typed : typed.replace('.', ','))
const typedAmount = (amount: number): string => withSign(pointAmount(amount))
const typedNumber = (value: number | null): string => withSign(pointNumber(value))

const noDraft: TextsDraft = {
  ...noTexts,
  tags: '',
  price: '',
  currencyId: '',
  isAutoTranslated: false,
}

export const textFields = Object.keys(noDraft) as TextField[]

function textsOf(localization: AdminLocalization | undefined): TextsDraft {
  if (!localization) return noDraft
  const { id: _, languageCode: __, tags, price, currencyId, ...texts } = localization
  return {
    ...texts,
    tags: tags.join(', '),
    price: price === null ? '' : typedAmount(price),
    currencyId: currencyId ?? '',
  }
}

const withLanguage = (language: LanguageCode, texts: TextsDraft) =>
  Object.fromEntries(textFields.map((field) => [`${language}.${field}`, texts[field]]))

/** The form's content for a product as it is. */
export function draftOf(product: AdminProduct): Draft {
  const texts = languages.map((language) =>
    withLanguage(
      language,
      textsOf(product.productLocalizations.find(({ languageCode }) => languageCode === language)),
    ),
  )
  return { ...fieldsOf(product), ...Object.assign({}, ...texts) }
}

const fieldsOf = (product: AdminProduct): ProductDraft => ({
  name: product.name,
  sku: product.sku,
  ean: product.ean ?? '',
  productBrandId: product.productBrandId,
  productDeliveryFormatId: product.productDeliveryFormatId,
  price: typedAmount(product.price.amount),
  vatCategoryId: product.vatCategoryId,
  stockStatusId: product.stockStatus.id,
  quantity: String(product.quantity),
  forecastedQuantity: String(product.forecastedQuantity),
  deliveryTime: String(product.deliveryTime),
  availableDate: product.availableDate ?? '',
  expirationDate: product.expirationDate ?? '',
  isHidden: product.isHidden,
  canBeSample: product.canBeSample,
  deliveryFormatSize: typedNumber(product.deliveryFormatSize),
  unitSize: typedNumber(product.unitSize),
  servingsPerContainer: typedNumber(product.servingsPerContainer),
  netWeightGrams: typedNumber(product.netWeightGrams),
  externalMasterCode: product.externalMasterCode ?? '',
  externalCode: product.externalCode ?? '',
  markers: product.markers,
  restrictedCountries: product.restrictedCountries,
  productCategoryIds: product.productCategoryIds,
  productVerifications: product.productVerifications,
  servingSizes: product.servingSizes.map((serving, at) => ({
    ...serving,
    key: String(at),
    amount: typedNumber(serving.amount),
    leastPerDay: serving.leastPerDay ?? null,
    mostPerDay: serving.mostPerDay ?? null,
  })),
  ingredients: product.ingredients.map(ingredientDraft),
  productImageIds: product.productImages.map(({ id }) => id),
  productResources: product.productResources.map(({ id, name, kind }) => ({ id, name, kind })),
})

const ingredientDraft = (row: AdminProduct['ingredients'][number]): DraftIngredient => ({
  key: row.id,
  ingredientId: row.ingredientId,
  ingredientName: row.ingredientName,
  labelName: row.labelName,
  form: row.form ?? '',
  amount: typedNumber(row.amount),
  unit: row.unit ?? '',
  depth: row.depth,
})

/** The language of a text's field; null for a field of the product itself. */
export function languageOf(field: FieldName): LanguageCode | null {
  return languages.find((language) => field.startsWith(`${language}.`)) ?? null
}

export const textFieldOf = (field: TextKey): TextField => field.slice(field.indexOf('.') + 1) as TextField

const plain = (value: unknown): string =>
  JSON.stringify(value, (name, part: unknown) => (name === 'key' ? undefined : part))

/** Whether two field values are equal, ignoring row keys. */
export const isSameValue = (a: unknown, b: unknown): boolean => plain(a) === plain(b)
