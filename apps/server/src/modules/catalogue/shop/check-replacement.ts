import { and, eq } from 'drizzle-orm'
import type { Db } from '#db/database'
import { invalid } from '#kernel/domain-error'
import { products } from '../products/product-tables.ts'
import { isOffered } from './data/product-filter.ts'

/** Whether the shop offers a product; one that does not exist is not offered. */
export const isProductOffered = async (db: Db, productId: string): Promise<boolean> =>
  (await db.$count(products, and(eq(products.id, productId), isOffered('products')))) > 0

type Pair = { productId: string; replacementProductId: string }

/** Throws invalid for a replacement that is the product itself or that the shop does not offer. */
export async function checkReplacement(db: Db, { productId, replacementProductId }: Pair): Promise<void> {
  const refuse = (code: 'replacement_same' | 'replacement_unknown', message: string) =>
    invalid(code, message, [{ id: 'replacementProductId', error: code }])
  if (productId === replacementProductId) throw refuse('replacement_same', 'A product cannot replace itself.')
  if (!(await isProductOffered(db, replacementProductId)))
    throw refuse('replacement_unknown', 'The shop does not offer the replacement.')
}
