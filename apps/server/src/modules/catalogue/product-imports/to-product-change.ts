import type { ProductChange } from '@salvia/contract/catalogue/admin-products'
import type { ImportField } from '@salvia/contract/words/product-imports'
import type { FieldChange } from '@salvia/rules/product-import/diff-import'
import type { ImportValue } from '@salvia/rules/product-import/import-columns'
import { sql } from 'drizzle-orm'
import type { Db } from '#db/database'
import { invalid } from '#kernel/domain-error'
import { brands } from '../products/product-tables.ts'

/** Names of a saved product's fields in the save request; fields with their own conversion are left out. */
const sameValue: Partial<Record<ImportField, keyof ProductChange>> = {
  sku: 'sku',
  name: 'name',
  ean: 'ean',
  deliveryFormatId: 'productDeliveryFormatId',
  deliveryFormatSize: 'deliveryFormatSize',
  unitSize: 'unitSize',
  servingsPerContainer: 'servingsPerContainer',
  netWeightGrams: 'netWeightGrams',
  vatCategoryId: 'vatCategoryId',
  stockStatus: 'stockStatusId',
  deliveryDays: 'deliveryTime',
  isActive: 'isActive',
  isHidden: 'isHidden',
  canBeSample: 'canBeSample',
  markers: 'markers',
  categoryIds: 'productCategoryIds',
}

async function brandIdOf(tx: Db, name: ImportValue): Promise<string> {
  const isIt = sql`lower(${brands.name}) = lower(${String(name)})`
  const [brand] = await tx.select({ id: brands.id }).from(brands).where(isIt)
  if (!brand) throw invalid('brand_not_found', 'There is no such brand.')
  return brand.id
}

/** Stock is changed by the difference, so that packs sold since it was read stay sold. */
const stockChange = ({ from, to }: FieldChange) => ({
  quantity: to,
  ...(from === null ? {} : { quantityWas: from }),
})

type Reasons = Record<string, string>

const restrictionsOf = (codes: ImportValue, reasons: Reasons) =>
  (Array.isArray(codes) ? codes : []).map((countryCode) => ({
    countryCode,
    reason: reasons[countryCode] ?? '',
  }))

async function partOf(tx: Db, change: FieldChange, reasons: Reasons): Promise<Record<string, unknown>> {
  const { field, to } = change
  const name = sameValue[field]
  if (name) return { [name]: to }
  if (field === 'brandName') return { productBrandId: await brandIdOf(tx, to) }
  if (field === 'netPrice') return { price: { amount: to, currency: 'EUR' } }
  if (field === 'quantity') return stockChange(change)
  return { restrictions: restrictionsOf(to, reasons) }
}

/**
 * The fields of a line as a product save. Countries that stay closed keep their reasons. Throws invalid if a brand is
 * gone.
 */
export async function toProductChange(
  tx: Db,
  changes: FieldChange[],
  reasons: Reasons = {},
): Promise<Record<string, unknown>> {
  const parts: Record<string, unknown> = {}
  for (const change of changes) Object.assign(parts, await partOf(tx, change, reasons))
  return parts
}
