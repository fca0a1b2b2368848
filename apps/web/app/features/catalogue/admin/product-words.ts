import type { VatCategory } from '@salvia/contract/words/catalogue'
import type { VerificationStatus } from '@salvia/contract/words/identity'
import { languageName } from '@salvia/rules/format/format'
import { m } from '#app/paraglide/messages.js'
import {
  type FieldName,
  languageOf,
  type TextField,
  type TextKey,
  textFieldOf,
} from './record/store/product-draft.ts'

export const textWords: Record<TextField, () => string> = {
  shortDescription: m.catalogue_field_short_description,
  description: m.catalogue_field_description,
  suggestedIntake: m.catalogue_field_suggested_intake,
  shortSuggestedIntake: m.catalogue_field_short_intake,
  storageRequirements: m.product_storage,
  nutritionalInformation: m.catalogue_field_nutrition,
  allergens: m.product_allergens,
  warnings: m.product_warnings,
  otherIngredients: m.product_other_ingredients,
  servingSize: m.catalogue_field_serving_text,
  tags: m.catalogue_field_tags,
  price: m.catalogue_field_local_price,
  currencyId: m.catalogue_field_currency,
  isAutoTranslated: m.catalogue_field_auto_translated,
}

const words: Record<string, () => string> = {
  name: m.common_name,
  sku: m.catalogue_field_sku,
  ean: m.catalogue_field_ean,
  productBrandId: m.catalogue_field_brand,
  productDeliveryFormatId: m.catalogue_field_format,
  price: m.catalogue_field_price,
  vatCategoryId: m.catalogue_field_vat,
  stockStatusId: m.catalogue_field_stock_status,
  stockStatus: m.catalogue_field_stock_status,
  quantity: m.catalogue_field_quantity,
  forecastedQuantity: m.catalogue_field_forecast,
  deliveryTime: m.catalogue_field_delivery_time,
  availableDate: m.catalogue_field_available,
  expirationDate: m.catalogue_field_expiration,
  isActive: m.catalogue_field_active,
  isHidden: m.catalogue_field_hidden,
  canBeSample: m.catalogue_field_sample,
  deliveryFormatSize: m.catalogue_field_pack_size,
  unitSize: m.catalogue_field_unit_size,
  servingsPerContainer: m.catalogue_field_servings,
  netWeightGrams: m.catalogue_field_weight,
  externalMasterCode: m.catalogue_field_master_code,
  externalCode: m.catalogue_field_code,
  markers: m.catalogue_field_markers,
  restrictedCountries: m.catalogue_section_countries,
  productCategoryIds: m.catalogue_field_categories,
  productVerifications: m.catalogue_field_verifications,
  servingSizes: m.catalogue_field_serving_sizes,
  ingredients: m.catalogue_section_ingredients,
  productImageIds: m.catalogue_section_pictures,
  productImages: m.catalogue_section_pictures,
  productResources: m.catalogue_section_resources,
  linkedProducts: m.catalogue_section_links,
  externalIds: m.catalogue_section_external,
}

/** What a field is called, with its language where it is a text. */
export function fieldWord(field: string): string {
  const language = languageOf(field as FieldName)
  if (language === null) return words[field]?.() ?? field
  return `${textWords[textFieldOf(field as TextKey)]?.() ?? field} (${languageName(language)})`
}

export const vatWords: Record<VatCategory, () => string> = {
  FoodSupplement: m.catalogue_vat_supplement,
  Standard: m.catalogue_vat_standard,
}

export const verificationWords: Record<VerificationStatus, () => string> = {
  Pending: m.catalogue_verification_pending,
  Passed: m.catalogue_verification_passed,
  Failed: m.catalogue_verification_failed,
}
