import type { ProductStockStatus } from '@salvia/contract/words/catalogue'
import { productStockStatuses } from '@salvia/contract/words/catalogue'
import type { Allergen } from '@salvia/contract/words/search'
import { isSelectable } from '@salvia/rules/product/stock-status'
import type { ProductCode } from '@salvia/rules/search/read-code'
import { eq, gte, lt, type SQL, sql } from 'drizzle-orm'
import { likePattern } from '#db/like-pattern'
import { searchDocuments } from '../../search/index.ts'
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
  marker?: string | undefined
  verificationId?: string | undefined
  withoutAllergens?: Allergen[] | undefined
  priceFrom?: number | undefined
  priceTo?: number | undefined
}

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

const hasFacet = (name: string): SQL => sql`exists (select 1 from ${searchDocuments}
  where ${searchDocuments.productId} = ${products.id} and ${searchDocuments.facets} && ${textArray(name)})`

/** Which product a number is of. */
export const codeCondition = ({ kind, value }: ProductCode): Condition =>
  condition(
    `code${kind}`,
    eq(kind === 'Ean' ? products.ean : products.sku, sql.placeholder(`code${kind}`)),
    value,
  )

/** What the search documents know of a product beside its own record. */
function facetConditions({ marker, verificationId, withoutAllergens, priceFrom, priceTo }: ProductFilter) {
  const named = (facet: string, values: string[]) => values.map((value) => `${facet}:${value}`)
  return [
    marker !== undefined && condition('marker', hasFacet('marker'), named('marker', [marker])),
    verificationId !== undefined &&
      condition('verification', hasFacet('verification'), named('verification', [verificationId])),
    withoutAllergens && condition('free', sql`not ${hasFacet('free')}`, named('allergen', withoutAllergens)),
    priceFrom !== undefined &&
      condition('priceFrom', gte(products.netPrice, sql.placeholder('priceFrom')), priceFrom),
    priceTo !== undefined && condition('priceTo', lt(products.netPrice, sql.placeholder('priceTo')), priceTo),
  ]
}

/** The conditions of a list, in a fixed order; together their keys name the shape of the statement. */
export function conditionsOf(filter: ProductFilter): Condition[] {
  const { isActive, ids, name, sku, brandId, categoryId, deliveryFormatId } = filter
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
  const all = [...found, ...facetConditions(filter)]
  return [...all.filter((one) => one !== false && one !== undefined), ...statuses(filter)]
}
