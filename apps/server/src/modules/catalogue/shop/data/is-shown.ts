import { sql } from 'drizzle-orm'
import { products } from '../../products/product-tables.ts'

/** What shop visitors may see: active products that are not hidden. */
export const isShown = sql`${products.isActive} and not ${products.isHidden}`
