import { writeCsv } from '@salvia/rules/csv/csv'
import type { WorkColumn } from './columns.ts'

/** A list as a file for spreadsheets: the columns that have words of their own there. */
export function exportedTable<Row>(columns: WorkColumn<Row>[], rows: Row[]): string {
  const exported = columns.flatMap(({ title, text }) => (text ? [{ title, text }] : []))
  const lines = rows.map((row) => exported.map(({ text }) => text(row)))
  return writeCsv([exported.map(({ title }) => title), ...lines])
}
