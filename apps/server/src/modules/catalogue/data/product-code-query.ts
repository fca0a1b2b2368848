import type { ProductCode } from '@salvia/rules/search/read-code'
import { sql } from 'drizzle-orm'
import type { Db } from '#db/database'
import { preparedAnywhere } from '#db/prepared-anywhere'
import { products } from './product-tables.ts'

const byCode = preparedAnywhere((db: Db) =>
  db
    .select({ id: products.id })
    .from(products)
    .where(
      sql`lower(${products.sku}) = lower(${sql.placeholder('sku')}) or ${products.ean} = ${sql.placeholder('ean')}`,
    )
    .prepare('product_by_code'),
)

/** The products whose article number, in any case, or barcode it is: two looks into indexes. */
export async function findIdsByCode(db: Db, { sku, ean }: ProductCode): Promise<string[]> {
  const found = await byCode(db).execute({ sku, ean })
  return found.map(({ id }) => id)
}
