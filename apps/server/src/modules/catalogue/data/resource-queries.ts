import { and, eq } from 'drizzle-orm'
import type { Db } from '#db/database'
import { isShown } from './product-filter.ts'
import { productResources } from './product-part-tables.ts'
import { products } from './product-tables.ts'

/** An uploaded resource of a product that visitors may see; null for any other. */
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
