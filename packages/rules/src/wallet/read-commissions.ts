import {
  COMMISSION_LINE_LIMIT,
  type CommissionErrorCode,
  type CommissionImportField,
  commissionImportFields,
} from '@salvia/contract/words/commission-imports'
import { transactionLengths } from '@salvia/contract/words/lengths'
import { MOST_MANUAL_AMOUNT } from '@salvia/contract/words/limits'
import type { TableLine } from '../csv/csv.ts'
import { type Heading, readCells, readHeadings } from '../imports/table-columns.ts'
import { readDecimal } from '../money/typed-decimal.ts'

/** A mistake: the column by its heading, null for the whole line, and why. Never what was typed: it may name somebody. */
export type CommissionError = { column: string | null; code: CommissionErrorCode }

/** A line of the file: the practitioner by id or e-mail, in lower case; the amount in EUR cents, null if unreadable. */
export type CommissionRow = {
  line: number
  practitioner: string
  reference: string
  amount: number | null
  reason: string
  errors: CommissionError[]
}

const columns = {
  fields: commissionImportFields,
  required: commissionImportFields.filter((field) => field !== 'reason'),
}

type Cells = Record<CommissionImportField, string>

const most: Partial<Record<CommissionImportField, number>> = {
  reference: transactionLengths.reference,
  reason: transactionLengths.reason,
}

function textFault(field: CommissionImportField, cell: string): CommissionErrorCode | null {
  if (cell === '') return field === 'reason' ? null : 'Required'
  if (/\p{Cc}/u.test(cell)) return 'ControlCharacters'
  return cell.length > (most[field] ?? cell.length) ? 'TooLong' : null
}

function amountFault(amount: number | null): CommissionErrorCode | null {
  if (amount === null) return 'NotANumber'
  if (amount === 0) return 'NotPositive'
  return amount > MOST_MANUAL_AMOUNT ? 'TooLarge' : null
}

/** What is wrong with a cell; null if nothing. Whole and positive amounts alone: what is taken is an adjustment. */
function cellFault(field: CommissionImportField, cell: string): CommissionErrorCode | null {
  const fault = textFault(field, cell)
  if (fault !== null) return fault
  if (field === 'amount') return cell.startsWith('-') ? 'NotPositive' : amountFault(readDecimal(cell, 2))
  return field === 'currency' && cell.toUpperCase() !== 'EUR' ? 'OtherCurrency' : null
}

function readLine(line: TableLine, headings: Heading<CommissionImportField>[]): CommissionRow {
  const given: Cells = { practitioner: '', reference: '', amount: '', currency: '', reason: '' }
  const errors: CommissionError[] = []
  const { cells, extra } = readCells(line, headings)
  if (extra !== undefined) errors.push({ column: null, code: 'TooManyCells' })
  for (const { field, heading, cell } of cells) {
    given[field] = cell
    const code = cellFault(field, cell)
    if (code !== null) errors.push({ column: heading, code })
  }
  return {
    line: line.number,
    practitioner: given.practitioner.toLowerCase(),
    reference: given.reference,
    amount: readDecimal(given.amount, 2),
    reason: given.reason,
    errors,
  }
}

/** Marks the lines whose reference an earlier line has already. */
function markRepeats(rows: CommissionRow[]): void {
  const references = new Set<string>()
  for (const { reference, errors } of rows) {
    if (references.has(reference)) errors.push({ column: 'reference', code: 'ReferenceTwice' })
    references.add(reference)
  }
}

const emptyRow = { practitioner: '', reference: '', amount: null, reason: '' }

/** A mistake that refuses the whole file, as its first line. */
export const refusedFile = (errors: CommissionError[], line = 1): CommissionRow[] => [
  { ...emptyRow, line, errors },
]

/**
 * Reads the lines of a commission file: the first names the columns, in any order. Each line comes with its mistakes; a
 * mistake in the headings refuses the file, as its cells would mean something else.
 */
export function readCommissions(lines: TableLine[]): CommissionRow[] {
  const [first, ...rest] = lines
  if (!first || rest.length === 0) return refusedFile([{ column: null, code: 'EmptyFile' }])
  if (rest.length > COMMISSION_LINE_LIMIT) return refusedFile([{ column: null, code: 'TooManyLines' }])
  const { headings, errors } = readHeadings(first, columns)
  if (errors.length > 0) return refusedFile(errors, first.number)
  const rows = rest.map((line) => readLine(line, headings))
  markRepeats(rows)
  return rows
}
