import { eq } from 'drizzle-orm'
import { products } from '../src/modules/catalogue/index.ts'
import type { TestApi } from './api.ts'

/** The packs of a product that are there, and those of them that are promised. */
export async function stockOf(
  { db }: TestApi,
  productId = '',
): Promise<[quantity: number, reserved: number]> {
  const [row] = await db.select().from(products).where(eq(products.id, productId))
  if (!row) throw new Error('no such product')
  return [row.quantity, row.reserved]
}
