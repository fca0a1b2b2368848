import type { ProductImport } from '@salvia/contract/catalogue/product-imports'
import type { ImportField } from '@salvia/contract/words/product-imports'
import { m } from '#app/paraglide/messages.js'

export const fieldWords: Record<ImportField, () => string> = {
  sku: m.catalogue_field_sku,
  name: m.common_name,
  brandName: m.catalogue_field_brand,
  ean: m.catalogue_field_ean,
  deliveryFormatId: m.catalogue_field_format,
  deliveryFormatSize: m.catalogue_field_pack_size,
  unitSize: m.catalogue_field_unit_size,
  servingsPerContainer: m.catalogue_field_servings,
  netWeightGrams: m.catalogue_field_weight,
  netPrice: m.catalogue_net_price,
  vatCategoryId: m.catalogue_field_vat,
  stockStatus: m.comparison_stock,
  quantity: m.import_field_quantity,
  deliveryDays: m.import_field_deliveryDays,
  isActive: m.common_in_use,
  isHidden: m.catalogue_hidden,
  canBeSample: m.catalogue_field_sample,
  markers: m.catalogue_field_markers,
  categoryIds: m.catalogue_field_categories,
  restrictedCountries: m.import_field_restrictedCountries,
}

/** What an import is called: its file, or where it was chosen. */
export const importName = ({ source, name }: ProductImport): string =>
  source === 'File' ? name : m.import_choice()
