import { eq } from 'drizzle-orm'
import type { Db } from '#db/database'
import { notFound } from '#kernel/domain-error'
import { products } from './product-tables.ts'

/** Throws not-found if there is no such product; an archived one is there. */
export async function checkProduct(db: Db, productId: string): Promise<void> {
  if ((await db.$count(products, eq(products.id, productId))) === 0) throw notFound('product')
}
