import { eq, inArray, sql } from 'drizzle-orm'
import type { Db } from '#db/database'
import { products } from '../products/product-tables.ts'
import { lockProducts } from './lock-products.ts'

export type CountedStock = { productId: string; packs: number }

/** Locks the products of some SKUs until the caller's transaction ends, so that nothing is sold of them meanwhile. */
export async function lockBySku(tx: Db, skus: string[]): Promise<{ productId: string; sku: string }[]> {
  const found = await tx
    .select({ productId: products.id, sku: products.sku })
    .from(products)
    .where(inArray(products.sku, skus))
  await lockProducts(
    tx,
    found.map(({ productId }) => productId),
  )
  return found
}

/**
 * Sets the stock of locked products to what was counted, in packs; what buyers reserve while they pay stays promised to
 * them. Returns how many products have other stock than before.
 */
export async function setCountedStock(tx: Db, counted: CountedStock[]): Promise<number> {
  if (counted.length === 0) return 0
  const values = sql.join(
    counted.map(({ productId, packs }) => sql`(${productId}::uuid, ${packs}::int)`),
    sql`, `,
  )
  const changed = await tx
    .update(products)
    .set({ quantity: sql`greatest(c.packs, ${products.reserved})` })
    .from(sql`(values ${values}) as c (product_id, packs)`)
    .where(
      sql`${eq(products.id, sql`c.product_id`)} and ${products.quantity} <> greatest(c.packs, ${products.reserved})`,
    )
    .returning({ id: products.id })
  return changed.length
}
