import { tableErrorCodes } from './imports.ts'

/** Sources of a bulk change: a file, or a selection. */
export const importSources = ['File', 'Choice'] as const
export type ImportSource = (typeof importSources)[number]

/** A line's planned action. */
export const importLineKinds = ['New', 'Changed', 'Unchanged', 'Error'] as const
export type ImportLineKind = (typeof importLineKinds)[number]

/**
 * A line's outcome. Skipped: someone else changed the product since the preview. Refused: invalid. Kept: not undone,
 * because all of it has changed since.
 */
export const importOutcomes = ['Applied', 'Skipped', 'Refused', 'Undone', 'PartlyUndone', 'Kept'] as const
export type ImportOutcome = (typeof importOutcomes)[number]

/** The columns of a product file, in their order. */
export const importFields = [
  'sku',
  'name',
  'brandName',
  'ean',
  'deliveryFormatId',
  'deliveryFormatSize',
  'unitSize',
  'servingsPerContainer',
  'netWeightGrams',
  'netPrice',
  'vatCategoryId',
  'stockStatus',
  'quantity',
  'deliveryDays',
  'isActive',
  'isHidden',
  'canBeSample',
  'markers',
  'categoryIds',
  'restrictedCountries',
] as const
export type ImportField = (typeof importFields)[number]

/** Why a cell, line or file cannot be imported. */
export const importErrorCodes = [
  ...tableErrorCodes,
  'RequiredForNew',
  'TooMany',
  'NotWhole',
  'Negative',
  'NotAFlag',
  'UnknownWord',
  'UnknownProduct',
  'BadEan',
  'SkuTwice',
  'EanTwice',
  'EanTaken',
] as const
export type ImportErrorCode = (typeof importErrorCodes)[number]

/** Maximum products per file or filter. */
export const IMPORT_LINE_LIMIT = 20_000

/** Above this only CSV is exported. */
export const XLSX_LINE_LIMIT = 20_000

export const MOST_MARKERS = 40
export const MOST_CATEGORIES = 30
export const MOST_RESTRICTIONS = 60
export const MARKER_LENGTH = 40
