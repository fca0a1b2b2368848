import type { TableErrorCode } from '@salvia/contract/words/imports'
import { type TableLine, unguarded } from '../csv/csv.ts'

/** The columns that the file of an import may have, and those that it must have. */
export type TableColumns<Field extends string> = { fields: readonly Field[]; required: readonly Field[] }

/** A column as the file names it; `field` is null for one that no import knows. */
export type Heading<Field extends string> = { field: Field | null; heading: string }

export type HeadingError = { column: string; code: TableErrorCode }

/** Case, spaces, hyphens and underscores make no difference to a heading. */
const plainHeading = (heading: string): string => heading.toLowerCase().replaceAll(/[\s_-]/g, '')

/**
 * Reads the line of headings: columns in any order, and those without a heading are not read. A mistake in it refuses
 * the whole file, as its cells would mean something else.
 */
export function readHeadings<Field extends string>(
  { cells }: TableLine,
  { fields, required }: TableColumns<Field>,
): { headings: Heading<Field>[]; errors: HeadingError[] } {
  const fieldOf = new Map(fields.map((field) => [plainHeading(field), field]))
  const headings = cells.map((cell) => {
    const heading = unguarded(cell.trim())
    return { field: fieldOf.get(plainHeading(heading)) ?? null, heading }
  })
  const found = headings.flatMap(({ field }) => field ?? [])
  const unknown = headings.filter(({ field, heading }) => field === null && heading !== '')
  const twice = new Set(found.filter((field, at) => found.indexOf(field) !== at))
  const missing = required.filter((field) => !found.includes(field))
  return {
    headings,
    errors: [
      ...unknown.map(({ heading }) => ({ column: heading, code: 'UnknownColumn' as const })),
      ...[...twice].map((column) => ({ column, code: 'ColumnTwice' as const })),
      ...missing.map((column) => ({ column, code: 'ColumnMissing' as const })),
    ],
  }
}

/** A cell of a column that is known, without the mark that keeps a spreadsheet from reading it as a formula. */
export type FieldCell<Field extends string> = { field: Field; heading: string; cell: string }

/** The cells of a line by their columns, empty where the line ends early; `extra` is text beyond the last column. */
export function readCells<Field extends string>(
  { cells }: TableLine,
  headings: Heading<Field>[],
): { cells: FieldCell<Field>[]; extra: string | undefined } {
  return {
    cells: headings.flatMap(({ field, heading }, at) =>
      field === null ? [] : [{ field, heading, cell: unguarded(cells[at]?.trim() ?? '') }],
    ),
    extra: cells.slice(headings.length).find((cell) => cell.trim() !== ''),
  }
}
