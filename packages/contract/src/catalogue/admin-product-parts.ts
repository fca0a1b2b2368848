import { z } from 'zod'
import { CountryCode, CurrencyCode, Id, Instant, LanguageCode, Line, Money, Text } from '../wire.ts'
import {
  externalIdErrors,
  labelUnits,
  linkKinds,
  productExternalIdSources,
  productVariantKinds,
  resourceKinds,
} from '../words/catalogue.ts'
import { verificationStatuses } from '../words/identity.ts'
import { MOST_LISTED, productLengths, productTextLengths } from '../words/lengths.ts'

/** Texts of one language; an auto-translated one is sent with its flag and language alone. */
const texts = {
  shortDescription: Text(productTextLengths.shortDescription),
  description: Text(productTextLengths.description),
  suggestedIntake: Text(productTextLengths.suggestedIntake),
  shortSuggestedIntake: Text(productTextLengths.shortSuggestedIntake),
  storageRequirements: Text(productTextLengths.storageRequirements),
  nutritionalInformation: Text(productTextLengths.nutritionalInformation),
  allergens: Text(productTextLengths.allergens),
  warnings: Text(productTextLengths.warnings),
  otherIngredients: Text(productTextLengths.otherIngredients),
  servingSize: Text(productTextLengths.servingSize),
  tags: z.array(Line(productLengths.tag).min(1)).max(MOST_LISTED),
}

const localPrice = {
  /** A net price in another currency; applies to that currency in every language. */
  currencyId: CurrencyCode.nullable(),
  price: z.int().min(1).max(1_000_000_00).nullable(),
}

export const AdminLocalization = z.object({
  id: Id,
  languageCode: LanguageCode,
  ...texts,
  ...localPrice,
  isAutoTranslated: z.boolean(),
})
export type AdminLocalization = z.infer<typeof AdminLocalization>

const localizationFields = z
  .strictObject({ ...texts, ...localPrice, isAutoTranslated: z.boolean() })
  .partial()

export const LocalizationInput = localizationFields.extend({ languageCode: LanguageCode })
export type LocalizationInput = z.infer<typeof LocalizationInput>

/** The language of an existing localization cannot change. */
export const LocalizationChange = localizationFields.extend({ languageCode: LanguageCode.optional() })

export const AdminLink = z.object({
  linkedProductId: Id,
  name: z.string(),
  sku: z.string(),
  brandName: z.string(),
  imageUrl: z.string(),
  productDeliveryFormatId: z.string(),
  deliveryFormatSize: z.number().nullable(),
  isActive: z.boolean(),
  kind: z.enum(linkKinds),
  variantKind: z.enum(productVariantKinds),
  isHidden: z.boolean(),
})
export type AdminLink = z.infer<typeof AdminLink>

export const LinkInput = z.strictObject({
  linkedProductId: Id,
  kind: z.enum(linkKinds),
  variantKind: z.enum(productVariantKinds).default('Unknown'),
  isHidden: z.boolean().default(false),
})
export type LinkInput = z.infer<typeof LinkInput>

export const ProductImage = z.object({ id: Id, url: z.string() })

export const ProductResource = z.object({
  id: Id,
  name: z.string(),
  url: z.string(),
  kind: z.enum(resourceKinds),
  contentType: z.string().nullable(),
})

/** Resources in order, with their titles; omitted ones are unchanged and come last. */
export const ResourceChange = z.strictObject({
  id: Id,
  name: Line(productLengths.resourceName).min(1),
  kind: z.enum(resourceKinds),
})

export const ExternalId = z.object({
  id: Id,
  source: z.enum(productExternalIdSources),
  value: z.string(),
  syncedAt: Instant.nullable(),
  askedAt: Instant.nullable(),
  /** Why the service's last request failed; its earlier answer is kept. */
  askError: z.enum(externalIdErrors).nullable(),
  /** A label was read and stored: auto-fill works without the service. */
  hasRecord: z.boolean(),
})

const PerDay = z.number().positive().max(1_000_000).nullable().default(null)

type DayRange = { leastPerDay: number | null; mostPerDay: number | null }

/** Both ends of a day's range, or neither. */
const isDayRange = ({ leastPerDay: least, mostPerDay: most }: DayRange): boolean =>
  least === null || most === null ? least === most : least <= most

export const ServingInput = z
  .strictObject({
    isMain: z.boolean(),
    amount: z.number().positive().max(100_000),
    intakeFormatId: Line(60).min(1),
    leastPerDay: PerDay,
    mostPerDay: PerDay,
  })
  .refine(isDayRange, {
    path: ['mostPerDay'],
    message: 'day_range',
    when: ({ issues }) => issues.length === 0,
  })
export type ServingInput = z.infer<typeof ServingInput>

export const IngredientRow = z.object({
  id: Id,
  ingredientId: Id,
  ingredientName: z.string(),
  labelName: z.string(),
  form: z.string().nullable(),
  amount: z.number().nullable(),
  unit: z.enum(labelUnits).nullable(),
  nrvPercent: z.number().nullable(),
  depth: z.int(),
})
export type IngredientRow = z.infer<typeof IngredientRow>

/** Without an ingredient, the one matching the printed name is used or created. */
export const IngredientRowInput = z.strictObject({
  ingredientId: Id.nullable().default(null),
  labelName: Line(productLengths.labelName).min(1),
  form: Line(productLengths.form).nullable().default(null),
  amount: z.number().min(0).max(1_000_000_000).nullable().default(null),
  unit: z.enum(labelUnits).nullable().default(null),
  depth: z.int().min(0).max(6).default(0),
})
export type IngredientRowInput = z.infer<typeof IngredientRowInput>

export const VerificationInput = z.strictObject({ id: Line(60).min(1), status: z.enum(verificationStatuses) })

export const PriceOf = z.object({ price: Money, validFrom: Instant })

/** Countries where a product is not sold, with reasons. */
export const Restriction = z.strictObject({
  countryCode: CountryCode,
  reason: Text(productLengths.restrictionReason).default(''),
})
