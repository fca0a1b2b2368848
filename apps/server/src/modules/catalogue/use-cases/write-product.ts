import { eq, sql } from 'drizzle-orm'
import type { Db } from '#db/database'
import { recordAudit } from '#kernel/audit/record-audit'
import { notFound, Outdated } from '#kernel/domain-error'
import type { Change } from '../catalogue-work.ts'
import { findAdminProduct } from '../data/admin-record-queries.ts'
import { products } from '../data/product-tables.ts'
import { refreshSearchDocument } from './refresh-search-document.ts'

export type ProductRow = typeof products.$inferSelect

/** Whose product is written, by whom, and the version that was read where the caller knows one. */
export type Writing = { productId: string; actorId: string; version?: number | undefined; event: string }

const MOST_LETTERS = 200

/** Long texts are told by their beginning: the log says what changed, it does not keep every wording. */
function shortened(value: unknown): unknown {
  if (typeof value === 'string' && value.length > MOST_LETTERS) return `${value.slice(0, MOST_LETTERS)}…`
  if (Array.isArray(value)) return value.map(shortened)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, shortened(part)]))
}

async function lockProduct(tx: Db, { productId, version }: Writing): Promise<ProductRow> {
  const [product] = await tx.select().from(products).where(eq(products.id, productId)).for('update')
  if (!product) throw notFound('product')
  if (version !== undefined && version !== product.version)
    throw new Outdated('Someone else saved this product meanwhile.', await findAdminProduct(tx, productId))
  return product
}

/** Brings what is kept about a product up to date with a write, and puts the write into its history. */
export async function finishWrite(
  tx: Db,
  { productId, actorId, event }: Omit<Writing, 'version'>,
  changes: Change[],
  now: Date,
): Promise<void> {
  await tx
    .update(products)
    .set({ version: sql`${products.version} + 1`, updatedAt: now })
    .where(eq(products.id, productId))
  await refreshSearchDocument(tx, [productId])
  const subject = { type: 'Product', id: productId }
  const details = { changes: changes.map(({ field, from, to }) => shortened({ field, from, to })) }
  await recordAudit(tx, { event, actorId, subject, details }, now)
}

/**
 * The one way in which an admin writes a product or a part of it: one after another, counted, in the history, with the
 * search brought up to date. A write that changes nothing leaves the version as it is. Throws not-found, and
 * precondition with the record as it is when someone else saved since `version` was read.
 */
export async function writeProduct(
  db: Db,
  writing: Writing,
  write: (tx: Db, product: ProductRow) => Promise<Change[]>,
  now: Date,
): Promise<void> {
  await db.transaction(async (tx) => {
    const product = await lockProduct(tx, writing)
    const changes = await write(tx, product)
    const { actorId, event } = writing
    if (changes.length > 0) return finishWrite(tx, writing, changes, now)
    const subject = { type: 'Product', id: product.id }
    await recordAudit(tx, { event, actorId, subject, details: { changes: [] } }, now)
  })
}
