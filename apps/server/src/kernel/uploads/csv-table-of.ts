import { readCsv, type Table } from '@salvia/rules/csv/csv'
import { textOf } from './text-of.ts'

/** The lines of an uploaded CSV file. Throws if it is no text. */
export function csvTableOf(bytes: Uint8Array): Table {
  const text = textOf(bytes)
  if (text.includes('\0')) throw new Error('this is no text')
  return readCsv(text)
}
