import { and, eq } from 'drizzle-orm'
import type { Db } from '#db/database'
import { productResources } from '../../products/product-part-tables.ts'
import { products } from '../../products/product-tables.ts'
import { isShown } from '../../shop/data/is-shown.ts'

/** An uploaded resource of a product visible to visitors; null for any other. */
export async function findShownResource(db: Db, resourceId: string) {
  const [row] = await db
    .select({
      name: productResources.name,
      contentType: productResources.contentType,
      fileKey: productResources.fileKey,
    })
    .from(productResources)
    .innerJoin(products, eq(products.id, productResources.productId))
    .where(and(eq(productResources.id, resourceId), isShown))
  return row ?? null
}
