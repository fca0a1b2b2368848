import { and, eq } from 'drizzle-orm'
import type { Db } from '#db/database'
import { products } from '../../products/product-tables.ts'
import { isShown } from './is-shown.ts'

/** The id and name of a product that the shop shows; null for one without a page. */
export const findShownProduct = async (db: Db, productId: string) => {
  const { id, name } = products
  const [shown] = await db
    .select({ id, name })
    .from(products)
    .where(and(eq(id, productId), isShown))
  return shown ?? null
}
