import { isArticleDigits, type ProductCode } from '@salvia/rules/search/read-code'
import { or, type SQL, sql } from 'drizzle-orm'
import type { Db } from '#db/database'
import { preparedAnywhere } from '#db/statements'
import { products, skuDigits, skuKey } from '../../products/product-tables.ts'

const key = skuKey(products.sku)
const digits = skuDigits(products.sku)

const byCode = preparedAnywhere((db: Db) =>
  db
    .select({ id: products.id })
    .from(products)
    .where(
      sql`lower(${products.sku}) = lower(${sql.placeholder('sku')}) or ${products.ean} = ${sql.placeholder('ean')}
        or ${key} = ${sql.placeholder('key')} or ${digits} = ${sql.placeholder('digits')}`,
    )
    .prepare('product_by_code'),
)

const digitsOf = (typed: string | null): string | null =>
  typed !== null && isArticleDigits(typed) ? typed : null

/**
 * Products whose article number (in any spelling, or its digits) or barcode equals the query, by index. `key` is null
 * if only the literal spelling counts.
 */
export async function findIdsByCode(
  db: Db,
  { sku, ean, key: typed }: Pick<ProductCode, 'sku' | 'ean' | 'key'>,
): Promise<string[]> {
  const found = await byCode(db).execute({ sku, ean, key: typed, digits: digitsOf(typed) })
  return found.map(({ id }) => id)
}

/** Sorts after every letter and digit. */
const END = sql`chr(1114111)`

const begins = (text: SQL, typed: string): SQL =>
  sql`(${text} >= ${typed}::text and ${text} < ${typed}::text || ${END})`

/** Products whose article number, in any spelling, starts with the key, or whose digits equal it. */
export const skuBegins = (typed: string): SQL | undefined =>
  or(begins(key, typed), isArticleDigits(typed) ? begins(digits, typed) : undefined)

/** Products whose article number, in any spelling or by its digits, equals the key. */
export const isSku = (typed: string): SQL => sql`(${key} = ${typed}::text or ${digits} = ${typed}::text)`

const MOST_BEGUN = 500

/** The first products whose article number starts with the key. */
export async function findIdsByBeginning(db: Db, typed: string): Promise<string[]> {
  const found = await db
    .select({ id: products.id })
    .from(products)
    .where(skuBegins(typed))
    .orderBy(products.sku)
    .limit(MOST_BEGUN)
  return found.map(({ id }) => id)
}
