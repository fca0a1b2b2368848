import type { ResourceKind } from '@salvia/contract/words/catalogue'
import { and, eq, sql } from 'drizzle-orm'
import { notFound } from '#kernel/domain-error'
import { newId } from '#kernel/ids'
import { keepFiles } from '#kernel/uploads/keep-files'
import { nameOfType } from '#kernel/uploads/name-of-type'
import type { Upload } from '#kernel/uploads/read-upload'
import { queueRemoval } from '#kernel/uploads/remove-files'
import type { CatalogueContext } from '../../catalogue-context.ts'
import { drawOriginal } from '../../pictures/draw-original.ts'
import { productResources } from '../../products/product-part-tables.ts'
import { writeProduct } from './write-product.ts'

/** Pictures are re-encoded; documents were already checked when they were read. */
export async function toStored({ contentType, bytes, name }: Upload) {
  if (contentType === 'application/pdf') return { contentType, bytes, name }
  const drawn = await drawOriginal(bytes)
  return { contentType: 'image/webp', bytes: drawn, name: nameOfType(name, 'image/webp') }
}

type Adding = { productId: string; actorId: string; upload: Upload; kind?: ResourceKind }

/** Appends a document or picture to a product. Throws not-found and invalid. */
export async function addProductResource(
  { db, services }: CatalogueContext,
  { productId, actorId, upload, kind = 'Other' }: Adding,
  now: Date,
): Promise<{ id: string; name: string; url: string }> {
  const stored = await toStored(upload)
  const id = newId()
  const fileKey = `resources/${id}`
  const url = `/files/resources/${id}`
  const { name, contentType } = stored
  const position = sql<number>`(select coalesce(max(${productResources.position}) + 1, 0)
    from ${productResources} where ${productResources.productId} = ${productId})`
  await keepFiles(services.files, [{ key: fileKey, bytes: stored.bytes, contentType }], () =>
    writeProduct(
      db,
      { productId, actorId, event: 'ResourceAdded' },
      async (tx) => {
        await tx
          .insert(productResources)
          .values({ id, productId, name, url, kind, contentType, fileKey, position })
        return [{ field: 'productResources', from: null, to: name }]
      },
      now,
    ),
  )
  return { id, name, url }
}

/** Removes a resource and its file. Throws not-found. */
export async function removeProductResource(
  { db, jobs }: CatalogueContext,
  { productId, actorId, resourceId }: { productId: string; actorId: string; resourceId: string },
  now: Date,
): Promise<void> {
  await writeProduct(
    db,
    { productId, actorId, event: 'ResourceRemoved' },
    async (tx) => {
      const [removed] = await tx
        .delete(productResources)
        .where(and(eq(productResources.id, resourceId), eq(productResources.productId, productId)))
        .returning()
      if (!removed) throw notFound('resource')
      await queueRemoval({ tx, jobs }, removed.fileKey === null ? [] : [removed.fileKey])
      return [{ field: 'productResources', from: removed.name, to: null }]
    },
    now,
  )
}
