import { eq } from 'drizzle-orm'
import type { Db } from '#db/database'
import type { Change } from '../../catalogue-context.ts'
import { products } from '../../products/product-tables.ts'
import { type ProductRow, writeProduct } from './write-product.ts'

/** Takes a product that the caller holds locked out of use. */
export async function takeOutOfUse(tx: Db, { id, isActive }: ProductRow): Promise<Change[]> {
  if (!isActive) return []
  await tx.update(products).set({ isActive: false }).where(eq(products.id, id))
  return [{ field: 'isActive', from: true, to: false }]
}

/**
 * Takes a product out of use. Carts and plans that hold it keep it, marked as not available; saving it as active brings
 * it back. Throws not-found.
 */
export async function archiveProduct(
  db: Db,
  { productId, actorId }: { productId: string; actorId: string },
  now: Date,
): Promise<void> {
  await writeProduct(db, { productId, actorId, event: 'ProductArchived' }, takeOutOfUse, now)
}
