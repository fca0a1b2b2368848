import { asc } from 'drizzle-orm'
import type { Db } from '#db/database'
import { products } from './product-tables.ts'

/** The SKUs of all products, those that are not sold any more too. */
export const listSkus = (db: Db) =>
  db
    .select({
      productId: products.id,
      sku: products.sku,
      name: products.name,
      isActive: products.isActive,
    })
    .from(products)
    .orderBy(asc(products.sku))
