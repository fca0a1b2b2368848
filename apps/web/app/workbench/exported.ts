import { decimalIn, writeCsv } from '@salvia/rules/csv/csv'
import { getLocale } from '#app/paraglide/runtime.js'
import type { WorkColumn } from './columns.ts'

const decimal = /^-?\d+\.\d+$/

/** A list as CSV: the columns with an export value, as a spreadsheet of the reader's language opens it. */
export function exportedTable<Row>(columns: WorkColumn<Row>[], rows: Row[]): string {
  const exported = columns.flatMap(({ title, text }) => (text ? [{ title, text }] : []))
  const language = getLocale()
  const cellOf = (cell: string) => (decimal.test(cell) ? decimalIn(language, cell) : cell)
  const lines = rows.map((row) => exported.map(({ text }) => cellOf(text(row))))
  return writeCsv([exported.map(({ title }) => title), ...lines], language)
}
