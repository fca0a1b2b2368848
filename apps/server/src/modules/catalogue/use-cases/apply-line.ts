import { ProductChange, ProductInput } from '@salvia/contract/admin-products'
import { undoChanges } from '@salvia/rules/product-import/diff-import'
import { eq } from 'drizzle-orm'
import type { Db } from '#db/database'
import { one } from '#db/one'
import type { productImportLines } from '../data/import-tables.ts'
import { findKnownProducts } from '../data/known-product-queries.ts'
import { products } from '../data/product-tables.ts'
import { toProductChange } from '../imports/to-product-change.ts'
import { archiveProduct } from './archive-product.ts'
import { changeProduct } from './change-product.ts'
import { createProduct } from './create-product.ts'

export type ImportLineRow = typeof productImportLines.$inferSelect
export type LineResult = Pick<ImportLineRow, 'outcome'> &
  Partial<Pick<ImportLineRow, 'productId' | 'version' | 'keptFields' | 'reason'>>

async function lockProduct(tx: Db, productId: string) {
  return one(await tx.select().from(products).where(eq(products.id, productId)).for('update'))
}

/**
 * Writes a line as one save of its product, in the caller's transaction. Throws precondition when someone else saved the
 * product since the line was read, and what the save throws.
 */
export async function applyLine(
  tx: Db,
  { line, actorId }: { line: ImportLineRow; actorId: string },
  now: Date,
): Promise<LineResult> {
  const { productId, version, changes } = line
  if (productId === null) {
    const input = ProductInput.parse({ ean: null, ...(await toProductChange(tx, changes)) })
    const madeId = await createProduct(tx, { input, actorId }, now)
    return { outcome: 'Applied', productId: madeId, version: (await lockProduct(tx, madeId)).version }
  }
  const { restrictionReasons } = await lockProduct(tx, productId)
  const change = ProductChange.parse({ version, ...(await toProductChange(tx, changes, restrictionReasons)) })
  await changeProduct(tx, { productId, actorId }, change, now)
  return { outcome: 'Applied' }
}

const kept: LineResult = { outcome: 'Kept', reason: 'outdated' }

/** A product that a line made goes out of use; one that has been saved since stays. */
async function undoNew(tx: Db, line: ImportLineRow, actorId: string, now: Date): Promise<LineResult> {
  const productId = line.productId ?? ''
  const { version } = await lockProduct(tx, productId)
  if (version !== line.version) return kept
  await archiveProduct(tx, { productId, actorId }, now)
  return { outcome: 'Undone' }
}

/** Takes a line back, in the caller's transaction: what has been changed since stays and is named. */
export async function undoLine(
  tx: Db,
  { line, actorId }: { line: ImportLineRow; actorId: string },
  now: Date,
): Promise<LineResult> {
  if (line.kind === 'New') return undoNew(tx, line, actorId, now)
  const productId = line.productId ?? ''
  const { version, restrictionReasons } = await lockProduct(tx, productId)
  const { values } = one(await findKnownProducts(tx, [productId]))
  const { changes, kept: keptFields } = undoChanges(line.changes, values)
  if (changes.length === 0) return { ...kept, keptFields }
  const change = ProductChange.parse({ version, ...(await toProductChange(tx, changes, restrictionReasons)) })
  await changeProduct(tx, { productId, actorId }, change, now)
  return { outcome: keptFields.length > 0 ? 'PartlyUndone' : 'Undone', keptFields }
}
