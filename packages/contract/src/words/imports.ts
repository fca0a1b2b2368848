/** The states of any import: read, being applied, applied, being undone, undone. */
export const importStates = ['Ready', 'Applying', 'Done', 'Undoing', 'Undone'] as const
export type ImportState = (typeof importStates)[number]

/** Why the file of any import, a line or a cell of it cannot be read. */
export const tableErrorCodes = [
  'EmptyFile',
  'UnclosedQuote',
  'UnknownColumn',
  'ColumnTwice',
  'ColumnMissing',
  'TooManyCells',
  'TooManyLines',
  'Required',
  'TooLong',
  'TooLarge',
  'ControlCharacters',
  'NotANumber',
  'NotPositive',
] as const
export type TableErrorCode = (typeof tableErrorCodes)[number]
