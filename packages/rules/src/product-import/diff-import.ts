import { type ImportField, type ImportValue, importColumns, importFields } from './import-columns.ts'
import type { ImportError, ImportRow, ImportValues } from './read-import.ts'

/** A product as it is, in the fields of the file. `version` is what a later write is held against. */
export type KnownProduct = { id: string; version: string; values: Record<ImportField, ImportValue> }

export type FieldChange = { field: ImportField; from: ImportValue; to: ImportValue }

export type ChangedProduct = {
  line: number
  id: string
  version: string
  sku: string
  changes: FieldChange[]
}

/** What an import would do: the answer of a dry run, and what the real run writes. */
export type ImportDiff = {
  created: { line: number; values: ImportValues }[]
  changed: ChangedProduct[]
  unchanged: number
  errors: ImportError[]
}

const inOrder = (value: ImportValue): ImportValue => (Array.isArray(value) ? value.toSorted() : value)

const isSame = (a: ImportValue, b: ImportValue): boolean =>
  JSON.stringify(inOrder(a)) === JSON.stringify(inOrder(b))

const changesOf = (known: KnownProduct, values: ImportValues): FieldChange[] =>
  importFields.flatMap((field) => {
    const to = values[field]
    if (field === 'sku' || to === undefined || isSame(known.values[field], to)) return []
    return [{ field, from: known.values[field], to }]
  })

const neededForNew = importFields.filter((field) => importColumns[field].neededForNew)

const missingForNew = ({ line, values }: ImportRow): ImportError[] =>
  neededForNew
    .filter((field) => values[field] === undefined)
    .map((field) => ({ line, column: field, code: 'RequiredForNew', cell: '' }))

/** A barcode belongs to one product: another one's cannot be taken, unless that one gives it up in the same file. */
function takenEan({ line, values }: ImportRow, owners: ReadonlyMap<ImportValue, string>): ImportError[] {
  const { ean, sku } = values
  if (typeof ean !== 'string') return []
  const owner = owners.get(ean)
  if (owner === undefined || owner === sku.toLowerCase()) return []
  return [{ line, column: 'ean', code: 'EanTaken', cell: ean }]
}

function eanOwners(known: ReadonlyMap<string, KnownProduct>, rows: ImportRow[]): Map<ImportValue, string> {
  const given = new Map(
    rows
      .filter(({ values }) => values.ean !== undefined)
      .map(({ values }) => [values.sku.toLowerCase(), values.ean]),
  )
  const kept = [...known].filter(([sku, { values }]) => values.ean !== null && !given.has(sku))
  return new Map(kept.map(([sku, { values }]) => [values.ean, sku]))
}

/**
 * What rows would change, against the products as they are (by article number in lower case). Only fields that differ
 * count as changed, lists without regard to order. A new product needs number, name, brand, form and price.
 */
export function diffImport(rows: ImportRow[], known: ReadonlyMap<string, KnownProduct>): ImportDiff {
  const owners = eanOwners(known, rows)
  const diff: ImportDiff = { created: [], changed: [], unchanged: 0, errors: [] }
  for (const row of rows) {
    const product = known.get(row.values.sku.toLowerCase())
    const errors = [...takenEan(row, owners), ...(product ? [] : missingForNew(row))]
    const changes = product ? changesOf(product, row.values) : []
    if (errors.length > 0) diff.errors.push(...errors)
    else if (!product) diff.created.push(row)
    else if (changes.length === 0) diff.unchanged += 1
    else {
      const { id, version } = product
      diff.changed.push({ line: row.line, id, version, sku: row.values.sku, changes })
    }
  }
  return diff
}

/** The changes that take a run back: each field to what it was. Products that were created are to be archived. */
export const undoImport = (changed: ChangedProduct[]): ChangedProduct[] =>
  changed.map((product) => ({
    ...product,
    changes: product.changes.map(({ field, from, to }) => ({ field, from: to, to: from })),
  }))

const cellOf = (field: ImportField, value: ImportValue): string => {
  if (value === null) return ''
  if (Array.isArray(value)) return value.join('|')
  if (typeof value === 'boolean') return value ? 'yes' : 'no'
  if (field !== 'netPrice') return String(value)
  const cents = String(value).padStart(3, '0')
  return `${cents.slice(0, -2)}.${cents.slice(-2)}`
}

/** The lines of an export, headings first. Imported again unchanged, it changes nothing. */
export const exportLines = (products: Pick<KnownProduct, 'values'>[]): string[][] => [
  importFields,
  ...products.map(({ values }) => importFields.map((field) => cellOf(field, values[field]))),
]
