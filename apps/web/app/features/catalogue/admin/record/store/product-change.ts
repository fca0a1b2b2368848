import type { ProductChange } from '@salvia/contract/catalogue/admin-products'
import { eanOf } from '@salvia/rules/product/ean'
import { sizeOrNull } from '@salvia/rules/product/empty-size'
import type { Changed as ChangedFields } from '#app/records/record-store.ts'
import { readAmount, readNumber, readWhole } from '../../typed-number.ts'
import type { Draft, DraftIngredient, DraftServing, FieldName, ProductField } from './product-draft.ts'

/** Why a field is invalid. */
export type Fault = 'required' | 'price' | 'number' | 'whole' | 'ean' | 'row' | 'serving' | 'currency'
export type Faults = Partial<Record<FieldName, Fault>>

type Body = Omit<ProductChange, 'version'>
/** The value to send for a field, or why it is invalid. */
type Read = Body | Fault

const text =
  (field: 'name' | 'sku' | 'productBrandId' | 'productDeliveryFormatId') =>
  (typed: string): Read =>
    typed.trim() === '' ? 'required' : { [field]: typed.trim() }

const orNull =
  (field: 'externalMasterCode' | 'externalCode' | 'availableDate' | 'expirationDate') =>
  (typed: string): Read => ({ [field]: typed.trim() || null })

/** An empty size means unknown and is stored as null (docs/specification.md, section 5). */
const size =
  (field: 'deliveryFormatSize' | 'unitSize' | 'servingsPerContainer') =>
  (typed: string): Read => {
    const value = readNumber(typed)
    return value === undefined || value === 0 ? 'number' : { [field]: sizeOrNull(value) }
  }

const whole =
  (field: 'forecastedQuantity' | 'deliveryTime') =>
  (typed: string): Read => {
    const value = readWhole(typed)
    return value === undefined ? 'whole' : { [field]: value }
  }

function weight(typed: string): Read {
  if (typed.trim() === '') return { netWeightGrams: null }
  const grams = readWhole(typed)
  return grams === undefined || grams === 0 ? 'whole' : { netWeightGrams: grams }
}

function price(typed: string): Read {
  const amount = readAmount(typed)
  return amount === null ? 'price' : { price: { amount, currency: 'EUR' } }
}

function ean(typed: string): Read {
  if (typed.trim() === '') return { ean: null }
  const read = eanOf(typed)
  return read === null ? 'ean' : { ean: read }
}

/** Sent with the quantity that was read, so that sales in between are kept. */
function quantity(typed: string, before: string): Read {
  const wanted = readWhole(typed)
  const quantityWas = readWhole(before)
  return wanted === undefined || quantityWas === undefined ? 'whole' : { quantity: wanted, quantityWas }
}

export const isFitServing = ({ amount, intakeFormatId }: DraftServing): boolean =>
  (readNumber(amount) ?? 0) > 0 && intakeFormatId !== ''

function servings(rows: DraftServing[]): Read {
  if (!rows.every(isFitServing)) return 'row'
  if (rows.length > 0 && rows.filter(({ isMain }) => isMain).length !== 1) return 'serving'
  const servingSizes = rows.map(({ key: _, amount, ...row }) => ({
    ...row,
    amount: readNumber(amount) ?? 0,
  }))
  return { servingSizes }
}

export const isFitIngredient = ({ labelName, amount, unit }: DraftIngredient): boolean => {
  const value = readNumber(amount)
  return labelName.trim() !== '' && value !== undefined && (value === null || unit !== '')
}

function ingredients(rows: DraftIngredient[]): Read {
  if (!rows.every(isFitIngredient)) return 'row'
  return {
    ingredients: rows.map(({ ingredientId, labelName, form, amount, unit, depth }) => ({
      ingredientId,
      labelName: labelName.trim(),
      form: form.trim() || null,
      amount: readNumber(amount) ?? null,
      unit: unit || null,
      depth,
    })),
  }
}

const readers: { [F in ProductField]: (value: Draft[F], before: Draft[F]) => Read } = {
  name: text('name'),
  sku: text('sku'),
  ean,
  productBrandId: text('productBrandId'),
  productDeliveryFormatId: text('productDeliveryFormatId'),
  price,
  vatCategoryId: (vatCategoryId) => ({ vatCategoryId }),
  stockStatusId: (stockStatusId) => ({ stockStatusId }),
  quantity,
  forecastedQuantity: whole('forecastedQuantity'),
  deliveryTime: whole('deliveryTime'),
  availableDate: orNull('availableDate'),
  expirationDate: orNull('expirationDate'),
  isHidden: (isHidden) => ({ isHidden }),
  canBeSample: (canBeSample) => ({ canBeSample }),
  deliveryFormatSize: size('deliveryFormatSize'),
  unitSize: size('unitSize'),
  servingsPerContainer: size('servingsPerContainer'),
  netWeightGrams: weight,
  externalMasterCode: orNull('externalMasterCode'),
  externalCode: orNull('externalCode'),
  markers: (markers) => ({ markers }),
  restrictedCountries: (restrictedCountries) => ({ restrictedCountries }),
  productCategoryIds: (productCategoryIds) => ({ productCategoryIds }),
  productVerifications: (productVerifications) => ({ productVerifications }),
  servingSizes: servings,
  ingredients,
  productImageIds: (productImageIds) => ({ productImageIds }),
  productResources: (resources) =>
    resources.some(({ name }) => name.trim() === '')
      ? 'row'
      : { productResources: resources.map((one) => ({ ...one, name: one.name.trim() })) },
}

export type Changed = ChangedFields<FieldName>

/** The payload of changed product fields, and the invalid ones. */
export function productChangeOf(changed: Changed): { body: Body; faults: Faults } {
  const faults: Faults = {}
  let body: Body = {}
  for (const field of Object.keys(readers) as ProductField[]) {
    const change = changed[field]
    if (!change) continue
    const read = readers[field](change.now as never, change.was as never)
    if (typeof read === 'string') faults[field] = read
    else body = { ...body, ...read }
  }
  return { body, faults }
}
