import type { ImportState } from '@salvia/contract/words/imports'
import type { ImportErrorCode, ImportLineKind, ImportOutcome } from '@salvia/contract/words/product-imports'
import { m } from '#app/paraglide/messages.js'
import type { StatusMark } from '#app/ui/status.tsx'

export const errorWords: Record<ImportErrorCode, () => string> = {
  EmptyFile: m.import_error_EmptyFile,
  UnclosedQuote: m.import_error_UnclosedQuote,
  UnknownColumn: m.import_error_UnknownColumn,
  ColumnTwice: m.import_error_ColumnTwice,
  ColumnMissing: m.import_error_ColumnMissing,
  TooManyCells: m.import_error_TooManyCells,
  TooManyLines: m.import_error_TooManyLines,
  Required: m.import_error_Required,
  RequiredForNew: m.import_error_RequiredForNew,
  TooLong: m.import_error_TooLong,
  TooLarge: m.import_error_TooLarge,
  TooMany: m.import_error_TooMany,
  ControlCharacters: m.import_error_ControlCharacters,
  NotANumber: m.import_error_NotANumber,
  NotWhole: m.import_error_NotWhole,
  Negative: m.import_error_Negative,
  NotPositive: m.import_error_NotPositive,
  NotAFlag: m.import_error_NotAFlag,
  UnknownWord: m.import_error_UnknownWord,
  UnknownProduct: m.import_error_UnknownProduct,
  BadEan: m.import_error_BadEan,
  SkuTwice: m.import_error_SkuTwice,
  EanTwice: m.import_error_EanTwice,
  EanTaken: m.import_error_EanTaken,
}

type Word = { word: () => string; mark: StatusMark }

export const stateWords: Record<ImportState, Word> = {
  Ready: { word: m.import_state_Ready, mark: 'open' },
  Applying: { word: m.import_state_Applying, mark: 'open' },
  Done: { word: m.import_state_Done, mark: 'available' },
  Undoing: { word: m.common_being_undone, mark: 'open' },
  Undone: { word: m.common_undone, mark: 'limited' },
}

export const kindWords: Record<ImportLineKind, Word> = {
  New: { word: m.import_kind_New, mark: 'available' },
  Changed: { word: m.import_kind_Changed, mark: 'available' },
  Unchanged: { word: m.import_kind_Unchanged, mark: 'open' },
  Error: { word: m.import_kind_Error, mark: 'unavailable' },
}

export const outcomeWords: Record<ImportOutcome, Word> = {
  Applied: { word: m.import_outcome_Applied, mark: 'available' },
  Skipped: { word: m.import_outcome_Skipped, mark: 'limited' },
  Refused: { word: m.import_outcome_Refused, mark: 'unavailable' },
  Undone: { word: m.import_outcome_Undone, mark: 'available' },
  PartlyUndone: { word: m.import_outcome_PartlyUndone, mark: 'limited' },
  Kept: { word: m.import_outcome_Kept, mark: 'limited' },
}
