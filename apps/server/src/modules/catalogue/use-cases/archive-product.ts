import { eq } from 'drizzle-orm'
import type { Db } from '#db/database'
import { products } from '../data/product-tables.ts'
import { writeProduct } from './write-product.ts'

/**
 * Takes a product out of use. Carts and plans that hold it keep it, marked as not available; saving it as active brings
 * it back. Throws not-found.
 */
export async function archiveProduct(
  db: Db,
  { productId, actorId }: { productId: string; actorId: string },
  now: Date,
): Promise<void> {
  const writing = { productId, actorId, event: 'ProductArchived' }
  await writeProduct(
    db,
    writing,
    async (tx, { isActive }) => {
      if (!isActive) return []
      await tx.update(products).set({ isActive: false }).where(eq(products.id, productId))
      return [{ field: 'isActive', from: true, to: false }]
    },
    now,
  )
}
