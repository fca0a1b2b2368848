import type { ProductStockStatus } from '@salvia/contract/words/catalogue'
import { productStockStatuses } from '@salvia/contract/words/catalogue'
import { isSelectable } from '@salvia/rules/product/stock-status'
import { eq, type SQL, sql } from 'drizzle-orm'
import { likePattern } from '#db/like-pattern'
import { stockStatusNow } from './card-selection.ts'
import { categoryProducts } from './product-part-tables.ts'
import { products } from './product-tables.ts'

export type ProductFilter = {
  isActive?: boolean | undefined
  ids?: string[] | undefined
  name?: string | undefined
  sku?: string | undefined
  brandId?: string | undefined
  categoryId?: string | undefined
  stockStatusId?: ProductStockStatus[] | undefined
  deliveryFormatId?: string | undefined
  query?: string | undefined
}

const MOST_WORDS = 6

/** What a shop's visitor may see: products in use that are not set aside. */
export const isShown = sql`${products.isActive} and not ${products.isHidden}`

const selectable = productStockStatuses.filter(isSelectable)

const textArray = (name: string): SQL => sql`${sql.placeholder(name)}::text[]`
const pattern = (name: string): SQL => sql`plain_text(${sql.placeholder(name)}::text)`

/** A condition of the list, with what its placeholders are to hold. */
export type Condition = { key: string; where: SQL; values: Record<string, unknown> }

const condition = (key: string, where: SQL, value: unknown): Condition => ({
  key,
  where,
  values: { [key]: value },
})

/** `words`: every word of a search is there. `nearly`: it is as good as there, mistyped. */
export type Matching = 'words' | 'nearly'

/** The search, in name, brand and ingredients. */
function matches(query: string, matching: Matching): Condition[] {
  const words = query.split(/\s+/).filter((word) => word !== '')
  if (words.length === 0) return []
  if (matching === 'nearly')
    return [{ key: 'nearly', where: sql`${pattern('query')} <% ${products.searchText}`, values: { query } }]
  const names = words.slice(0, MOST_WORDS).map((_, at) => `word${at}`)
  const all = sql.join(
    names.map((name) => sql`${products.searchText} like ${pattern(name)}`),
    sql` and `,
  )
  const values = Object.fromEntries(names.map((name, at) => [name, likePattern(words[at] ?? '')]))
  return [{ key: `words${names.length}`, where: all, values: { ...values, query } }]
}

/** Which statuses are listed: those asked for, all of products asked for by id, else what can be had or is expected. */
function statuses({ stockStatusId, ids }: ProductFilter): Condition[] {
  if (stockStatusId === undefined && ids !== undefined) return []
  // Whether stock ran out makes no difference here, since what is out of stock is listed too.
  if (stockStatusId === undefined)
    return [
      condition('selectable', sql`${products.stockStatus} = any(${textArray('selectable')})`, selectable),
    ]
  return [condition('statuses', sql`${stockStatusNow} = any(${textArray('statuses')})`, stockStatusId)]
}

/** The conditions of a list, in a fixed order; together their keys name the shape of the statement. */
export function conditionsOf(filter: ProductFilter, matching: Matching): Condition[] {
  const { isActive, ids, name, sku, brandId, categoryId, deliveryFormatId, query } = filter
  const inCategory = sql`exists (select 1 from ${categoryProducts} where ${categoryProducts.productId} = ${products.id}
    and ${categoryProducts.categoryId} = ${sql.placeholder('categoryId')})`
  const placeholder = (key: string) => sql.placeholder(key)
  const found: (Condition | false | undefined)[] = [
    // Visitors never see what is not in use, so asking for it finds nothing.
    isActive === false && { key: 'none', where: sql`false`, values: {} },
    ids && condition('ids', sql`${products.id} = any(${placeholder('ids')}::uuid[])`, ids),
    brandId !== undefined && condition('brandId', eq(products.brandId, placeholder('brandId')), brandId),
    categoryId !== undefined && condition('categoryId', inCategory, categoryId),
    deliveryFormatId !== undefined &&
      condition('formatId', eq(products.deliveryFormatId, placeholder('formatId')), deliveryFormatId),
    sku !== undefined && condition('sku', sql`lower(${products.sku}) = lower(${placeholder('sku')})`, sku),
    name !== undefined &&
      condition('name', sql`${products.plainName} like ${pattern('name')}`, likePattern(name)),
  ]
  return [
    ...found.filter((one) => one !== false && one !== undefined),
    ...statuses(filter),
    ...matches(query ?? '', matching),
  ]
}
