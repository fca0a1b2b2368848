import type { LanguageCode } from '@salvia/contract/words/locale'
import { type ImportField, importFields } from '@salvia/contract/words/product-imports'
import { decimalIn, guarded } from '../csv/csv.ts'
import { decimalHundredths } from '../format/decimal-hundredths.ts'
import type { ProductValues } from './diff-import.ts'
import type { ImportValue } from './import-columns.ts'
import { listCell } from './list-cell.ts'

const cellOf = (field: ImportField, value: ImportValue): string => {
  if (value === null) return ''
  if (Array.isArray(value)) return listCell(value)
  if (typeof value === 'boolean') return value ? 'yes' : 'no'
  if (field !== 'netPrice') return String(value)
  return decimalHundredths(Number(value))
}

const cellsOf = (values: ProductValues): string[] => importFields.map((field) => cellOf(field, values[field]))

const numberFields: readonly ImportField[] = [
  'deliveryFormatSize',
  'unitSize',
  'servingsPerContainer',
  'netWeightGrams',
  'netPrice',
  'quantity',
  'deliveryDays',
]

const isNumber = (at: number): boolean => numberFields.some((field) => field === importFields[at])

/**
 * The line of an export that says what a product is, with numbers as they are written in a language. Imported again
 * unchanged, it changes nothing.
 */
export const exportLine = (values: ProductValues, language: LanguageCode): string[] =>
  cellsOf(values).map((cell, at) => (isNumber(at) ? decimalIn(language, cell) : cell))

/** The same for a spreadsheet: amounts as numbers that it can add up. */
export const sheetLine = (values: ProductValues): (string | number)[] =>
  cellsOf(values).map((cell, at) => (cell !== '' && isNumber(at) ? Number(cell) : guarded(cell)))
