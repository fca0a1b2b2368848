import type { ProductStockStatus } from '@salvia/contract/words/catalogue'
import type { LanguageCode } from '@salvia/contract/words/locale'
import type { DeliveryFormatId, IntakeFormatId } from '@salvia/rules/label/formats'
import type { IngredientDraft } from './label-ingredients.ts'

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
  /** Days from the day of seeding until the next delivery is expected. */
  availableInDays: number | null
}

/** A product as the demo enters it. Times are days from the day of seeding, money is net EUR cents. */
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
  servingSizes: { isMain: boolean; amount: number; intakeFormatId: IntakeFormatId }[]
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
  /** What the label says beyond what buyers are shown: claims, statements, maker. For admins. */
  labelRecord: Record<string, unknown> | null
  /** The fields above that no source states. */
  demoFilled: string[]
}
