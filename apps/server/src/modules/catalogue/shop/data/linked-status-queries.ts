import type { ProductStockStatus } from '@salvia/contract/words/catalogue'
import { eq } from 'drizzle-orm'
import type { Db } from '#db/database'
import { preparedAnywhere } from '#db/statements'
import { linkedProducts } from '../../products/product-part-tables.ts'
import { products } from '../../products/product-tables.ts'
import { stockStatusNow } from './card-selection.ts'
import { inLinkOrder, isShownLink } from './linked-queries.ts'

const statusesByProduct = preparedAnywhere((db: Db) =>
  db
    .select({
      productId: linkedProducts.productId,
      id: linkedProducts.linkedProductId,
      stockStatusId: stockStatusNow,
    })
    .from(linkedProducts)
    .innerJoin(products, eq(products.id, linkedProducts.linkedProductId))
    .where(isShownLink)
    .orderBy(...inLinkOrder)
    .prepare('linked_statuses_by_product'),
)

export type LinkedStatus = { id: string; stockStatusId: ProductStockStatus }

/** Which products each given one links to, and whether they are available: one statement. */
export async function listLinkedStatuses(db: Db, ids: string[]): Promise<Map<string, LinkedStatus[]>> {
  const byProduct = new Map<string, LinkedStatus[]>()
  if (ids.length === 0) return byProduct
  for (const { productId, ...linked } of await statusesByProduct(db).execute({ ids }))
    byProduct.set(productId, [...(byProduct.get(productId) ?? []), linked])
  return byProduct
}
