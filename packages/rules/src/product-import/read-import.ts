import {
  IMPORT_LINE_LIMIT,
  type ImportErrorCode,
  type ImportField,
  importFields,
} from '@salvia/contract/words/product-imports'
import type { TableLine } from '../csv/csv.ts'
import { type Heading, readCells, readHeadings } from '../imports/table-columns.ts'
import { type ImportValue, type ImportWords, readImportCell } from './import-columns.ts'

/** A mistake: the line of the file, the column by its heading (`null` for the whole line) and why. */
export type ImportError = { line: number; column: string | null; code: ImportErrorCode; cell: string }

export type ImportValues = { sku: string } & Partial<Record<ImportField, ImportValue>>

export type ImportRow = { line: number; values: ImportValues }

/** `skus` names the products of lines that have mistakes, where they name one. */
export type ReadImport = { rows: ImportRow[]; errors: ImportError[]; skus: ReadonlyMap<number, string> }

const nobody: ReadonlyMap<number, string> = new Map()

const columns = { fields: importFields, required: ['sku'] } as const

const MOST_OF_A_CELL = 80

function readLine(
  line: TableLine,
  headings: Heading<ImportField>[],
  words: ImportWords,
): { row: ImportRow; errors: ImportError[] } {
  const errors: ImportError[] = []
  const values: ImportValues = { sku: '' }
  const { cells, extra } = readCells(line, headings)
  if (extra !== undefined) errors.push({ line: line.number, column: null, code: 'TooManyCells', cell: extra })
  for (const { field, heading, cell } of cells) {
    const read = readImportCell(field, cell, words)
    if ('code' in read) {
      errors.push({
        line: line.number,
        column: heading,
        code: read.code,
        cell: cell.slice(0, MOST_OF_A_CELL),
      })
    } else if (field === 'sku') values.sku = String(read.value)
    else values[field] = read.value
  }
  return { row: { line: line.number, values }, errors }
}

/** Lines whose number an earlier line has already. */
function repeats(rows: ImportRow[]): ImportError[] {
  const skus = new Set<string>()
  return rows.flatMap(({ line, values }) => {
    const sku = values.sku.toLowerCase()
    const isSkuKnown = skus.has(sku)
    skus.add(sku)
    return isSkuKnown ? [{ line, column: 'sku', code: 'SkuTwice' as const, cell: values.sku }] : []
  })
}

const wholeFile = (code: ImportErrorCode, line = 1): ReadImport => ({
  rows: [],
  errors: [{ line, column: null, code, cell: '' }],
  skus: nobody,
})

/**
 * Reads the lines of a product file, CSV or sheet: the first line names the columns, in any order; columns that are not
 * there stay untouched. Answers with the rows that are right as a whole and every mistake of the others, by line and
 * column. A mistake in the headings refuses the file, as its cells would mean something else.
 */
export function readImport(lines: TableLine[], words: ImportWords): ReadImport {
  const [first, ...rest] = lines
  if (!first) return wholeFile('EmptyFile')
  if (rest.length > IMPORT_LINE_LIMIT) return wholeFile('TooManyLines')
  const { headings, errors } = readHeadings(first, columns)
  if (errors.length > 0) {
    const inFirst = errors.map((error) => ({ ...error, line: first.number, cell: error.column }))
    return { rows: [], errors: inFirst, skus: nobody }
  }
  const read = rest.map((line) => readLine(line, headings, words))
  const sound = read.filter((line) => line.errors.length === 0).map(({ row }) => row)
  const again = repeats(sound)
  const repeated = new Set(again.map(({ line }) => line))
  const isFaulty = ({ row, errors: own }: (typeof read)[number]) => own.length > 0 || repeated.has(row.line)
  return {
    rows: sound.filter(({ line }) => !repeated.has(line)),
    errors: [...read.flatMap((line) => line.errors), ...again].sort((a, b) => a.line - b.line),
    skus: new Map(read.filter(isFaulty).map(({ row }) => [row.line, row.values.sku])),
  }
}

/** The file as it was read, when a quote in it is never closed: nothing after it can be trusted. */
export const unclosedQuote = (line: number): ReadImport => wholeFile('UnclosedQuote', line)

type SheetCell = string | number | boolean | Date | null | undefined

const cellText = (cell: SheetCell): string => {
  if (cell === null || cell === undefined) return ''
  return cell instanceof Date ? cell.toISOString().slice(0, 10) : String(cell)
}

/** The rows of a sheet as lines; empty rows are left out, numbers are those that the spreadsheet shows. */
export const linesOfSheet = (rows: SheetCell[][]): TableLine[] =>
  rows
    .map((cells, at) => ({ number: at + 1, cells: cells.map(cellText) }))
    .filter(({ cells }) => cells.some((cell) => cell.trim() !== ''))
