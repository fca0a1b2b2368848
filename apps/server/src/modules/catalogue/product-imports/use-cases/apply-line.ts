import { ProductChange, ProductInput } from '@salvia/contract/catalogue/admin-products'
import { type ProductValues, undoChanges } from '@salvia/rules/product-import/diff-import'
import type { Db } from '#db/database'
import { notFound, Outdated } from '#kernel/domain-error'
import { findAdminProduct } from '../../product-admin/data/admin-record-queries.ts'
import { takeOutOfUse } from '../../product-admin/use-cases/archive-product.ts'
import { applyChange } from '../../product-admin/use-cases/change-product.ts'
import { insertProduct } from '../../product-admin/use-cases/create-product.ts'
import type { ProductRow, Written } from '../../product-admin/use-cases/write-product.ts'
import type { productImportLines } from '../data/import-tables.ts'
import { toProductChange } from '../to-product-change.ts'

export type ImportLineRow = typeof productImportLines.$inferSelect
export type LineResult = Pick<ImportLineRow, 'outcome'> &
  Partial<Pick<ImportLineRow, 'productId' | 'version' | 'keptFields' | 'reason'>>

/** A line with its product, locked by the caller; `values` are the product's fields as in the file. */
export type HeldLine = { line: ImportLineRow; product?: ProductRow; values?: ProductValues }
/** The outcome of a line; the caller completes its write. */
export type LineDone = { result: LineResult; written?: Written }

function heldProduct({ product, values }: HeldLine) {
  if (!product || !values) throw notFound('product')
  return { product, values }
}

/**
 * Applies a line as one save of its product, in the caller's transaction. Throws precondition if someone else saved the
 * product since the line was read, and what the save throws.
 */
export async function applyLine(tx: Db, held: HeldLine, now: Date): Promise<LineDone> {
  const { kind, version, changes } = held.line
  if (kind === 'New') {
    const input = ProductInput.parse({ ean: null, ...(await toProductChange(tx, changes)) })
    const written = await insertProduct(tx, input, now)
    return { result: { outcome: 'Applied', productId: written.productId }, written }
  }
  const { product } = heldProduct(held)
  if (product.version !== version)
    throw new Outdated('Someone else saved this product meanwhile.', await findAdminProduct(tx, product.id))
  const fields = await toProductChange(tx, changes, product.restrictionReasons)
  const change = ProductChange.parse(fields)
  const written = {
    productId: product.id,
    event: 'ProductChanged',
    changes: await applyChange(tx, product, change, now),
  }
  return { result: { outcome: 'Applied' }, written }
}

const kept: LineResult = { outcome: 'Kept', reason: 'outdated' }

/** Archives a product created by a line, unless it has been saved since. */
async function undoNew(tx: Db, held: HeldLine): Promise<LineDone> {
  const { product } = heldProduct(held)
  if (product.version !== held.line.version) return { result: kept }
  const changes = await takeOutOfUse(tx, product)
  return {
    result: { outcome: 'Undone' },
    written: { productId: product.id, event: 'ProductArchived', changes },
  }
}

/** Undoes a line in the caller's transaction: fields changed since are kept and listed. */
export async function undoLine(tx: Db, held: HeldLine, now: Date): Promise<LineDone> {
  if (held.line.kind === 'New') return undoNew(tx, held)
  const { product, values } = heldProduct(held)
  const { changes, kept: keptFields } = undoChanges(held.line.changes, values)
  if (changes.length === 0) return { result: { ...kept, keptFields } }
  const fields = await toProductChange(tx, changes, product.restrictionReasons)
  const change = ProductChange.parse(fields)
  const written = {
    productId: product.id,
    event: 'ProductChanged',
    changes: await applyChange(tx, product, change, now),
  }
  return { result: { outcome: keptFields.length > 0 ? 'PartlyUndone' : 'Undone', keptFields }, written }
}
