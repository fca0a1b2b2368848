export const productStockStatuses = [
  'InStock',
  'OnBackOrder',
  'SpecialOrder',
  'LimitedAvailability',
  'OutOfStock',
  'Discontinued',
  'NotInCatalog',
  'Unknown',
] as const
export type ProductStockStatus = (typeof productStockStatuses)[number]

export const productExternalIdSources = ['DSLD', 'ManufacturerWebsite', 'PIM', 'EE', 'SupplierFeed'] as const
export type ProductExternalIdSource = (typeof productExternalIdSources)[number]

export const productVariantKinds = ['Unknown', 'Size', 'Format', 'Flavour'] as const
export type ProductVariantKind = (typeof productVariantKinds)[number]

export const resourceKinds = ['Other', 'Article', 'Recipe', 'Infographic', 'Handout'] as const
export type ResourceKind = (typeof resourceKinds)[number]

export const doseUnits = [
  'Milligrams',
  'MilligramsNE',
  'Grams',
  'Micrograms',
  'MicrogramsRAE',
  'MicrogramsDFE',
  'InternationalUnits',
  'Milliliters',
  'Ounces',
  'CubicCentimeters',
  'FluidOunces',
  'Teaspoon',
  'Tablespoon',
  'MilligramsPerKilogram',
  'PartsPerMillion',
  'BillionsColonyFormingUnit',
] as const
export type DoseUnit = (typeof doseUnits)[number]

/** Units of label rows: the dose units, and energy, which is no dose. */
export const labelUnits = [...doseUnits, 'Kilocalories'] as const
export type LabelUnit = (typeof labelUnits)[number]

/** How a product is linked to another. */
export const linkKinds = ['Variant', 'Alternative'] as const
export type LinkKind = (typeof linkKinds)[number]

/** Why an external source gave no answer. */
/** `NotShipped`: not in the embedded data set, which does not mean it does not exist. */
export const externalIdErrors = ['NotFound', 'NotShipped', 'Unavailable', 'Unreadable'] as const
export type ExternalIdError = (typeof externalIdErrors)[number]

/** Kinds of goods with separate VAT. */
export const vatCategories = ['FoodSupplement', 'Standard'] as const
export type VatCategory = (typeof vatCategories)[number]

/** The records that have pictures, and those that have resources. */
export const imageOwners = ['Product', 'Brand'] as const
export const resourceOwners = ['Product'] as const

/** Parts of a product that a label can fill in. */
export const labelParts = [
  'ingredients',
  'servingSizes',
  'servingsPerContainer',
  'deliveryFormatSize',
  'suggestedIntake',
  'warnings',
  'allergens',
  'storageRequirements',
  'otherIngredients',
] as const
export type LabelPart = (typeof labelParts)[number]

/** Label content that has no field in a product and needs review. */
export const labelRemarks = [
  'AmountRange',
  'LessThan',
  'UnknownUnit',
  'ServingUnclear',
  'ServingRange',
] as const
export type LabelRemark = (typeof labelRemarks)[number]

/** Notices of every food supplement (Directive 2002/46/EC, art. 6). */
export const basicNoticeKinds = ['Name', 'Nature', 'Portion', 'DailyDose', 'VariedDiet', 'Children'] as const
export type BasicNoticeKind = (typeof basicNoticeKinds)[number]

/** Notices required because of a product's contents. */
export const contentNoticeKinds = [
  'Sweeteners',
  'SugarsAndSweeteners',
  'Phenylalanine',
  'Laxative',
  'Liquorice',
  'Caffeine',
  'PlantSterols',
  'GreenTea',
  'RedYeastRice',
  'Colours',
] as const
export type ContentNoticeKind = (typeof contentNoticeKinds)[number]

/** All of them; `Allergens` names those that the maker's own text does not. */
export const noticeKinds = [...basicNoticeKinds, 'Allergens', ...contentNoticeKinds] as const
