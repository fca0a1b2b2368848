import type { DisruptedProduct } from '@salvia/contract/disruptions/product-disruption'
import { eq } from 'drizzle-orm'
import type { Db } from '#db/database'
import { one } from '#db/one'
import { brands, products } from '../../catalogue/index.ts'

/** A product by name, whether or not the shop still shows it. */
export const findDisruptedProduct = async (db: Db, productId: string): Promise<DisruptedProduct> =>
  one(
    await db
      .select({ id: products.id, name: products.name, brandName: brands.name, sku: products.sku })
      .from(products)
      .innerJoin(brands, eq(brands.id, products.brandId))
      .where(eq(products.id, productId)),
  )

/** What a mail calls a product: `Magnesium 200 – Salus`. */
export async function nameOfProduct(db: Db, productId: string): Promise<string> {
  const { name, brandName } = await findDisruptedProduct(db, productId)
  return `${name} – ${brandName}`
}
