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
