import { eq } from 'drizzle-orm'
import type { Db } from '#db/database'
import type { Change } from '../../catalogue-context.ts'
import { products } from '../../products/product-tables.ts'
import { type ProductRow, writeProduct } from './write-product.ts'

/** Archives a product locked by the caller. */
export async function takeOutOfUse(tx: Db, { id, isActive }: ProductRow): Promise<Change[]> {
  if (!isActive) return []
  await tx.update(products).set({ isActive: false }).where(eq(products.id, id))
  return [{ field: 'isActive', from: true, to: false }]
}

/**
 * Archives a product. Carts and plans containing it keep it, marked as unavailable; saving it as active restores it.
 * Throws not-found.
 */
export async function archiveProduct(
  db: Db,
  { productId, actorId }: { productId: string; actorId: string },
  now: Date,
): Promise<void> {
  await writeProduct(db, { productId, actorId, event: 'ProductArchived' }, takeOutOfUse, now)
}
