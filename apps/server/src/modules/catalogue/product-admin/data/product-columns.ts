import type { ProductChange } from '@salvia/contract/catalogue/admin-products'
import { eanOf } from '@salvia/rules/product/ean'
import { sizeOrNull } from '@salvia/rules/product/empty-size'
import { invalid } from '#kernel/domain-error'
import { isCountry } from '../../../reference/index.ts'
import type { Change } from '../../catalogue-context.ts'
import type { products } from '../../products/product-tables.ts'

type Row = typeof products.$inferSelect
export type ProductFields = Partial<typeof products.$inferInsert>

function readEan(typed: string | null): string | null {
  if (typed === null || typed.trim() === '') return null
  const ean = eanOf(typed)
  if (ean === null) throw invalid('ean_invalid', 'This is no EAN-13.', [{ id: 'ean', error: 'ean_invalid' }])
  return ean
}

type Restriction = NonNullable<ProductChange['restrictedCountries']>[number]

function toRestrictions(restrictions: Restriction[]): ProductFields {
  restrictions.forEach(({ countryCode }, at) => {
    if (!isCountry(countryCode))
      throw invalid('country_unknown', 'There is no such country.', [
        { id: `restrictedCountries.${at}.countryCode`, error: 'country_unknown' },
      ])
  })
  const stated = restrictions.filter(({ reason }) => reason !== '')
  return {
    restrictedCountries: [...new Set(restrictions.map(({ countryCode }) => countryCode))],
    restrictionReasons: Object.fromEntries(stated.map(({ countryCode, reason }) => [countryCode, reason])),
  }
}

const unlessLeftOut = <T, R>(value: T | undefined, read: (value: T) => R): R | undefined =>
  value === undefined ? undefined : read(value)

/** The stock after a change: packs sold since the old quantity was read stay sold. A new product has none. */
const quantityOf = ({ quantity, quantityWas }: Partial<ProductChange>, row: Row | null) =>
  unlessLeftOut(quantity, (wanted) =>
    quantityWas === undefined || row === null ? wanted : row.quantity + wanted - quantityWas,
  )

/** Columns set by a change of a product; `row` is its current state. Throws invalid. */
export function productFields(change: Partial<ProductChange>, row: Row | null): ProductFields {
  const fields = {
    name: change.name,
    sku: change.sku,
    ean: unlessLeftOut(change.ean, readEan),
    brandId: change.productBrandId,
    deliveryFormatId: change.productDeliveryFormatId,
    netPrice: change.price?.amount,
    deliveryFormatSize: unlessLeftOut(change.deliveryFormatSize, sizeOrNull),
    unitSize: unlessLeftOut(change.unitSize, sizeOrNull),
    servingsPerContainer: unlessLeftOut(change.servingsPerContainer, sizeOrNull),
    netWeightGrams: change.netWeightGrams,
    vatCategoryId: change.vatCategoryId,
    stockStatus: change.stockStatusId,
    quantity: quantityOf(change, row),
    forecastedQuantity: change.forecastedQuantity,
    deliveryDays: change.deliveryTime,
    availableDate: change.availableDate,
    expirationDate: change.expirationDate,
    isActive: change.isActive,
    isHidden: change.isHidden,
    canBeSample: change.canBeSample,
    markers: unlessLeftOut(change.markers, (markers) => [...new Set(markers)]),
    externalMasterCode: change.externalMasterCode,
    externalCode: change.externalCode,
    ...unlessLeftOut(change.restrictedCountries, toRestrictions),
  }
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined))
}

/** Columns named differently in the API. */
export const shownNames: Record<string, string> = {
  brandId: 'productBrandId',
  deliveryFormatId: 'productDeliveryFormatId',
  netPrice: 'price',
  deliveryDays: 'deliveryTime',
}

/** Where a product is not sold and why, as in the API. */
export const restrictionsOf = ({
  restrictedCountries,
  restrictionReasons,
}: Pick<Row, 'restrictedCountries' | 'restrictionReasons'>): Restriction[] =>
  restrictedCountries.map((countryCode) => ({ countryCode, reason: restrictionReasons[countryCode] ?? '' }))

export const isSame = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b)

/** Differences between a product and its update, by API field name. */
export function changedFields(row: Row, fields: ProductFields): Change[] {
  const { restrictedCountries, restrictionReasons, ...plain } = fields
  const changes = Object.entries(plain).map(([name, to]) => ({
    field: shownNames[name] ?? name,
    from: row[name as keyof Row] as unknown,
    to: to as unknown,
  }))
  if (restrictedCountries)
    changes.push({
      field: 'restrictedCountries',
      from: restrictionsOf(row),
      to: restrictionsOf({ restrictedCountries, restrictionReasons: restrictionReasons ?? {} }),
    })
  return changes.filter(({ from, to }) => !isSame(from, to))
}
