import { type ImportField, type ImportLineKind, importFields } from '@salvia/contract/words/product-imports'
import { type ImportValue, importColumns } from './import-columns.ts'
import type { ImportError, ImportRow, ReadImport } from './read-import.ts'

export type ProductValues = Record<ImportField, ImportValue>

/** A product as it is, in the fields of the file. `version` is what a later write is held against. */
export type KnownProduct = { id: string; version: number; values: ProductValues }

export type FieldChange = { field: ImportField; from: ImportValue; to: ImportValue }

/** A line of the file and what it would do; `name` is that of the product as it is, else as it will be. */
export type ImportLine = {
  line: number
  kind: ImportLineKind
  sku: string
  name: string
  productId: string | null
  version: number | null
  changes: FieldChange[]
  errors: Omit<ImportError, 'line'>[]
}

const inOrder = (value: ImportValue): ImportValue => (Array.isArray(value) ? value.toSorted() : value)

export const isSameValue = (a: ImportValue, b: ImportValue): boolean =>
  JSON.stringify(inOrder(a)) === JSON.stringify(inOrder(b))

const changesOf = ({ values }: ImportRow, known: KnownProduct | undefined): FieldChange[] =>
  importFields.flatMap((field) => {
    const to = values[field]
    const from = known ? known.values[field] : null
    if (to === undefined || (known && (field === 'sku' || isSameValue(from, to)))) return []
    return [{ field, from, to }]
  })

const neededForNew = importFields.filter((field) => importColumns[field].neededForNew)

const missingForNew = ({ values }: ImportRow): ImportLine['errors'] =>
  neededForNew
    .filter((field) => values[field] === undefined)
    .map((field) => ({ column: field, code: 'RequiredForNew', cell: '' }))

export type KnownProducts = {
  bySku: ReadonlyMap<string, KnownProduct>
  /** Article numbers in lower case by barcode. */
  skuOfEan: ReadonlyMap<string, string>
}

/** What earlier good lines of the file give: barcodes by article number in lower case, and the other way round. */
export type GivenEans = { bySku: Map<string, ImportValue>; skuOf: Map<string, string> }

export const noEans = (): GivenEans => ({ bySku: new Map(), skuOf: new Map() })

/**
 * A barcode belongs to one product: another one's cannot be taken, unless an earlier line took it away there, and what an
 * earlier line gave stays there. A line that was refused gives nothing.
 */
function takenEan({ values }: ImportRow, known: KnownProducts, given: GivenEans): ImportLine['errors'] {
  const { ean, sku } = values
  if (typeof ean !== 'string') return []
  if (given.skuOf.has(ean)) return [{ column: 'ean', code: 'EanTwice', cell: ean }]
  const owner = known.skuOfEan.get(ean)
  const isFree = owner === undefined || owner === sku.toLowerCase() || given.bySku.has(owner)
  return isFree ? [] : [{ column: 'ean', code: 'EanTaken', cell: ean }]
}

function give({ values: { sku, ean } }: ImportRow, { bySku, skuOf }: GivenEans): void {
  if (ean === undefined) return
  bySku.set(sku.toLowerCase(), ean)
  if (typeof ean === 'string') skuOf.set(ean, sku.toLowerCase())
}

function kindOf(
  known: KnownProduct | undefined,
  { changes, errors }: Pick<ImportLine, 'changes' | 'errors'>,
) {
  if (errors.length > 0) return 'Error'
  if (!known) return 'New'
  return changes.length > 0 ? 'Changed' : 'Unchanged'
}

/**
 * The changes of rows against current products (keyed by lower-case article number). Only differing fields count, lists
 * ignoring order. New products need number, name, brand, form and price. `given` carries state between chunks of a
 * file.
 */
export function diffImport(rows: ImportRow[], known: KnownProducts, given: GivenEans): ImportLine[] {
  return rows.map((row) => {
    const { line, values } = row
    const product = known.bySku.get(values.sku.toLowerCase())
    const errors = [...takenEan(row, known, given), ...(product ? [] : missingForNew(row))]
    if (errors.length === 0) give(row, given)
    const changes = errors.length > 0 ? [] : changesOf(row, product)
    return {
      line,
      kind: kindOf(product, { changes, errors }),
      sku: product ? String(product.values.sku) : values.sku,
      name: String(product?.values.name ?? values.name ?? ''),
      productId: product?.id ?? null,
      version: product?.version ?? null,
      changes,
      errors,
    }
  })
}

/** Unparsable lines with all their errors, and the product's number if stated. */
export function errorLines({ errors, skus }: Pick<ReadImport, 'errors' | 'skus'>): ImportLine[] {
  const byLine = new Map<number, ImportLine>()
  for (const { line, ...error } of errors) {
    const known = byLine.get(line)
    if (known) known.errors.push(error)
    else
      byLine.set(line, {
        line,
        kind: 'Error',
        sku: skus.get(line) ?? '',
        name: '',
        productId: null,
        version: null,
        changes: [],
        errors: [error],
      })
  }
  return [...byLine.values()]
}

/**
 * The inverse of a change: each field's old value, unless it has changed since. Stock is adjusted by the difference,
 * whatever has been sold.
 */
export function undoChanges(
  changes: FieldChange[],
  now: ProductValues,
): { changes: FieldChange[]; kept: ImportField[] } {
  const isOwn = ({ field, to }: FieldChange) => field === 'quantity' || isSameValue(now[field], to)
  return {
    changes: changes.filter(isOwn).map(({ field, from, to }) => ({ field, from: to, to: from })),
    kept: changes.filter((change) => !isOwn(change)).map(({ field }) => field),
  }
}
