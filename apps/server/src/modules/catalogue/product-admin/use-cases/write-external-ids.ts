import type { ProductExternalIdSource } from '@salvia/contract/words/catalogue'
import { and, eq, ne } from 'drizzle-orm'
import type { Db } from '#db/database'
import { oneAtATime } from '#db/one-at-a-time'
import { conflict, notFound } from '#kernel/domain-error'
import { newId } from '#kernel/ids'
import { productExternalIds } from '../../products/product-tables.ts'
import { isSame } from '../data/product-columns.ts'
import { writeProduct } from './write-product.ts'

/** An external source and the product's id there. */
export type ExternalKey = { source: ProductExternalIdSource; value: string }

/** Throws conflict if the id is already in use; concurrent writers cannot both take one. */
async function checkFree(tx: Db, { source, value }: ExternalKey, externalId: string): Promise<void> {
  await oneAtATime(tx, 'product-external-ids')
  const same = and(
    eq(productExternalIds.source, source),
    eq(productExternalIds.value, value),
    ne(productExternalIds.id, externalId),
  )
  if ((await tx.$count(productExternalIds, same)) > 0)
    throw conflict('external_id_taken', 'A product has this external id already.')
}

/** Adds an external id to a product. Throws not-found, and conflict if a product already has it. */
export async function addExternalId(
  db: Db,
  { productId, actorId, key }: { productId: string; actorId: string; key: ExternalKey },
  now: Date,
): Promise<void> {
  await writeProduct(
    db,
    { productId, actorId, event: 'ExternalIdAdded' },
    async (tx) => {
      const id = newId()
      await checkFree(tx, key, id)
      await tx.insert(productExternalIds).values({ id, productId, ...key })
      return [{ field: 'externalIds', from: null, to: key }]
    },
    now,
  )
}

type Written = { externalId: string; actorId: string }

/** The product an external id belongs to. Throws not-found. */
async function productOf(db: Db, externalId: string): Promise<string> {
  const [row] = await db
    .select({ productId: productExternalIds.productId })
    .from(productExternalIds)
    .where(eq(productExternalIds.id, externalId))
  if (!row) throw notFound('external_id')
  return row.productId
}

async function lockKey(tx: Db, externalId: string): Promise<ExternalKey> {
  const [row] = await tx
    .select({ source: productExternalIds.source, value: productExternalIds.value })
    .from(productExternalIds)
    .where(eq(productExternalIds.id, externalId))
    .for('update')
  if (!row) throw notFound('external_id')
  return row
}

/**
 * Changes an external id and drops what was stored under the old one. Returns its product. Throws not-found, and
 * conflict if a product already has it.
 */
export async function changeExternalId(
  db: Db,
  { externalId, actorId, key }: Written & { key: ExternalKey },
  now: Date,
): Promise<string> {
  const productId = await productOf(db, externalId)
  await writeProduct(
    db,
    { productId, actorId, event: 'ExternalIdChanged' },
    async (tx) => {
      const from = await lockKey(tx, externalId)
      if (isSame(from, { source: key.source, value: key.value })) return []
      await checkFree(tx, key, externalId)
      const nothingKnown = { record: null, syncedAt: null, askedAt: null, askError: null }
      await tx
        .update(productExternalIds)
        .set({ ...key, ...nothingKnown })
        .where(eq(productExternalIds.id, externalId))
      return [{ field: 'externalIds', from, to: key }]
    },
    now,
  )
  return productId
}

/** Removes an external id. Returns its product. Throws not-found. */
export async function removeExternalId(db: Db, { externalId, actorId }: Written, now: Date): Promise<string> {
  const productId = await productOf(db, externalId)
  await writeProduct(
    db,
    { productId, actorId, event: 'ExternalIdRemoved' },
    async (tx) => {
      const from = await lockKey(tx, externalId)
      await tx.delete(productExternalIds).where(eq(productExternalIds.id, externalId))
      return [{ field: 'externalIds', from, to: null }]
    },
    now,
  )
  return productId
}
