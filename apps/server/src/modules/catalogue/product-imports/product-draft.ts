import type { LabelUnit, ProductStockStatus, ProductVariantKind } from '@salvia/contract/words/catalogue'
import type { LanguageCode } from '@salvia/contract/words/locale'
import type { DeliveryFormatId, IntakeFormatId } from '@salvia/rules/label/formats'

export type IngredientDraft = {
  labelName: string
  group: string | null
  category: string | null
  /** Source or salt, as printed. */
  form: string | null
  amount: number | null
  unit: LabelUnit | null
  /** 0 for a top-level row, 1 and more for a part of the row above. */
  depth: number
}

export type LocalizationDraft = {
  languageCode: LanguageCode
  shortDescription: string
  description: string
  suggestedIntake: string
  shortSuggestedIntake: string
  storageRequirements: string
  nutritionalInformation: string
  allergens: string
  warnings: string
  otherIngredients: string
  servingSize: string
  tags: string[]
  isAutoTranslated: boolean
}

export type StockDraft = {
  stockStatus: ProductStockStatus
  quantity: number
  forecastedQuantity: number
  deliveryDays: number
  /** Days from seeding until the next delivery is expected. */
  availableInDays: number | null
}

/** A product as inserted by the demo. Times are days from the day of seeding, money is net EUR cents. */
export type ProductDraft = StockDraft & {
  id: string
  dsldId: number
  source: 'Label' | 'ProductList2019'
  name: string
  brandName: string
  sku: string
  ean: string | null
  deliveryFormatId: DeliveryFormatId
  deliveryFormatSize: number
  unitSize: number | null
  servingsPerContainer: number
  servingSizes: {
    isMain: boolean
    amount: number
    intakeFormatId: IntakeFormatId
    leastPerDay: number | null
    mostPerDay: number | null
  }[]
  netWeightGrams: number
  vatCategoryId: 'FoodSupplement'
  netPrice: number
  isHidden: boolean
  canBeSample: boolean
  markers: string[]
  restrictedCountries: string[]
  categoryIds: string[]
  verificationIds: string[]
  ingredients: IngredientDraft[]
  localizations: LocalizationDraft[]
  expiresInDays: number | null
  enteredDaysAgo: number
  /** Label statements not shown to buyers: claims, statements, manufacturer. For admins. */
  labelRecord: Record<string, unknown> | null
  /** The fields above that no source states. */
  demoFilled: string[]
}

export type LinkDraft = {
  productId: string
  linkedProductId: string
  kind: 'Variant' | 'Alternative'
  variantKind: ProductVariantKind
}
