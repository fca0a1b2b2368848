/** Where many products come from that are changed at once: a file, or a choice in the list. */
export const importSources = ['File', 'Choice'] as const
export type ImportSource = (typeof importSources)[number]

/** Read, being applied, applied, being undone, undone. */
export const importStates = ['Ready', 'Applying', 'Done', 'Undoing', 'Undone'] as const
export type ImportState = (typeof importStates)[number]

/** What a line would do. */
export const importLineKinds = ['New', 'Changed', 'Unchanged', 'Error'] as const
export type ImportLineKind = (typeof importLineKinds)[number]

/**
 * What became of a line. Skipped: someone else saved the product since the line was shown. Refused: a rule of products
 * forbids it. Kept: it was not undone, because all of it has changed since.
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
  'EmptyFile',
  'UnclosedQuote',
  'UnknownColumn',
  'ColumnTwice',
  'ColumnMissing',
  'TooManyCells',
  'TooManyLines',
  'Required',
  'RequiredForNew',
  'TooLong',
  'TooLarge',
  'TooMany',
  'ControlCharacters',
  'NotANumber',
  'NotWhole',
  'Negative',
  'NotPositive',
  'NotAFlag',
  'UnknownWord',
  'UnknownProduct',
  'BadEan',
  'SkuTwice',
  'EanTwice',
  'EanTaken',
] as const
export type ImportErrorCode = (typeof importErrorCodes)[number]

/** How many products may be changed by one file or filter, and by one choice of ticked ones. */
export const IMPORT_LINE_LIMIT = 20_000
export const BULK_LIMIT = 1000

/** More than this is exported as CSV only. */
export const XLSX_LINE_LIMIT = 20_000

export const MOST_MARKERS = 40
export const MOST_CATEGORIES = 30
export const MOST_RESTRICTIONS = 60
export const MARKER_LENGTH = 40
