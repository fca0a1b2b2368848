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

/** How one product leads to another. */
export const linkKinds = ['Variant', 'Alternative'] as const
export type LinkKind = (typeof linkKinds)[number]

/** Why a service that knows a product gave no answer. */
/** `NotShipped`: the embedded labels do not hold it, which says nothing of whether there is one. */
export const externalIdErrors = ['NotFound', 'NotShipped', 'Unavailable', 'Unreadable'] as const
export type ExternalIdError = (typeof externalIdErrors)[number]

/** The kinds of goods that the shop taxes apart. */
export const vatCategories = ['FoodSupplement', 'Standard'] as const
export type VatCategory = (typeof vatCategories)[number]

/** The records that have pictures, and those that have resources. */
export const imageOwners = ['Product', 'Brand'] as const
export const resourceOwners = ['Product'] as const

/** The parts of a product that a label can fill. */
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

/** What a label says that a product has no room for, so that a person looks at it. */
export const labelRemarks = ['AmountRange', 'LessThan', 'UnknownUnit', 'ServingUnclear'] as const
export type LabelRemark = (typeof labelRemarks)[number]

/** What every food supplement says of itself (Directive 2002/46/EC, art. 6). */
export const basicNoticeKinds = ['Name', 'Nature', 'Portion', 'DailyDose', 'VariedDiet', 'Children'] as const
export type BasicNoticeKind = (typeof basicNoticeKinds)[number]

/** What a food supplement says because of what is in it. */
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
