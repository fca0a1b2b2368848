import type { DisruptedProduct } from '@salvia/contract/disruptions/product-disruption'
import { productStockStatuses } from '@salvia/contract/words/catalogue'
import { isAvailable } from '@salvia/rules/product/stock-status'
import { and, eq, inArray } from 'drizzle-orm'
import type { Db } from '#db/database'
import { one } from '#db/one'
import { brands, isShown, products } from '../../catalogue/index.ts'

/** A product by name, whether or not the shop still shows it. */
export const findDisruptedProduct = async (db: Db, productId: string): Promise<DisruptedProduct> =>
  one(
    await db
      .select({ id: products.id, name: products.name, brandName: brands.name, sku: products.sku })
      .from(products)
      .innerJoin(brands, eq(brands.id, products.brandId))
      .where(eq(products.id, productId)),
  )

/** Whether the shop shows the product: only then it has a page. */
export const isProductShown = async (db: Db, productId: string): Promise<boolean> =>
  (await db.$count(products, and(eq(products.id, productId), isShown))) > 0

/** Of products that are shown and can be bought: only then is a notice sent that one is back. */
export const isForSale = and(isShown, inArray(products.stockStatus, productStockStatuses.filter(isAvailable)))

export const isProductForSale = async (db: Db, productId: string): Promise<boolean> =>
  (await db.$count(products, and(eq(products.id, productId), isForSale))) > 0

/** What a mail calls a product: `Magnesium 200 – Salus`. */
export async function nameOfProduct(db: Db, productId: string): Promise<string> {
  const { name, brandName } = await findDisruptedProduct(db, productId)
  return `${name} – ${brandName}`
}
