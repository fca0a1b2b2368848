import { and, eq, sql } from 'drizzle-orm'
import type { Db } from '#db/database'
import { notFound } from '#kernel/domain-error'
import { keepFiles } from '#kernel/uploads/keep-files'
import type { Upload } from '#kernel/uploads/read-upload'
import type { CatalogueContext } from '../../catalogue-context.ts'
import { drawOriginal } from '../../pictures/draw-original.ts'
import { catalogueImageKey, catalogueImageUrl, newImageToken } from '../../pictures/image-address.ts'
import { removeImageFile } from '../../pictures/remove-image-file.ts'
import { productImages } from '../../products/product-part-tables.ts'
import { setMainImage } from './order-files.ts'
import { writeProduct } from './write-product.ts'

/**
 * Re-encodes an uploaded picture and stores it while `write` saves its address; returns the address. Throws invalid.
 */
export async function keepImage(
  { services }: Pick<CatalogueContext, 'services'>,
  upload: Upload,
  write: (imageUrl: string) => Promise<void>,
): Promise<string> {
  const bytes = await drawOriginal(upload.bytes)
  const token = newImageToken()
  const imageUrl = catalogueImageUrl(token)
  const file = { key: catalogueImageKey(token), bytes, contentType: 'image/webp' }
  await keepFiles(services.files, [file], () => write(imageUrl))
  return imageUrl
}

async function insertImage(tx: Db, productId: string, url: string): Promise<void> {
  const position = sql<number>`(select coalesce(max(${productImages.position}) + 1, 0)
    from ${productImages} where ${productImages.productId} = ${productId})`
  await tx.insert(productImages).values({ productId, url, position })
  await setMainImage(tx, productId)
}

/** Appends a picture; the first one is the main picture. Returns its address. Throws not-found and invalid. */
export const addProductImage = (
  context: CatalogueContext,
  { productId, actorId, upload }: { productId: string; actorId: string; upload: Upload },
  now: Date,
): Promise<string> =>
  keepImage(context, upload, (url) =>
    writeProduct(
      context.db,
      { productId, actorId, event: 'ImageAdded' },
      async (tx) => {
        await insertImage(tx, productId, url)
        return [{ field: 'productImages', from: null, to: url }]
      },
      now,
    ),
  )

/**
 * Removes a picture and its file; the next one becomes the main picture, else the rendered pack is used. Throws
 * not-found.
 */
export async function removeProductImage(
  { db, jobs }: CatalogueContext,
  { productId, actorId, imageId }: { productId: string; actorId: string; imageId: string },
  now: Date,
): Promise<void> {
  await writeProduct(
    db,
    { productId, actorId, event: 'ImageRemoved' },
    async (tx) => {
      const [removed] = await tx
        .delete(productImages)
        .where(and(eq(productImages.id, imageId), eq(productImages.productId, productId)))
        .returning()
      if (!removed) throw notFound('image')
      await setMainImage(tx, productId)
      await removeImageFile({ tx, jobs }, removed.url)
      return [{ field: 'productImages', from: removed.url, to: null }]
    },
    now,
  )
}
