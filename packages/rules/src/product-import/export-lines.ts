import { type ImportField, importFields } from '@salvia/contract/words/product-imports'
import { guarded } from '../csv/csv.ts'
import type { ProductValues } from './diff-import.ts'
import type { ImportValue } from './import-columns.ts'
import { listCell } from './list-cell.ts'

const cellOf = (field: ImportField, value: ImportValue): string => {
  if (value === null) return ''
  if (Array.isArray(value)) return listCell(value)
  if (typeof value === 'boolean') return value ? 'yes' : 'no'
  if (field !== 'netPrice') return String(value)
  const cents = String(value).padStart(3, '0')
  return `${cents.slice(0, -2)}.${cents.slice(-2)}`
}

/** The line of an export that says what a product is. Imported again unchanged, it changes nothing. */
export const exportLine = (values: ProductValues): string[] =>
  importFields.map((field) => cellOf(field, values[field]))

const numberFields: readonly ImportField[] = [
  'deliveryFormatSize',
  'unitSize',
  'servingsPerContainer',
  'netWeightGrams',
  'netPrice',
  'quantity',
  'deliveryDays',
]

/** The same for a spreadsheet: amounts as numbers that it can add up. */
export const sheetLine = (values: ProductValues): (string | number)[] =>
  exportLine(values).map((cell, at) =>
    cell !== '' && numberFields.some((field) => field === importFields[at]) ? Number(cell) : guarded(cell),
  )
