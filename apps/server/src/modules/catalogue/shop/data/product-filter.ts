import type { PriceBasis } from '@salvia/contract/catalogue/product-search'
import type { ProductStockStatus } from '@salvia/contract/words/catalogue'
import { productStockStatuses } from '@salvia/contract/words/catalogue'
import type { Allergen } from '@salvia/contract/words/search'
import { isSelectable } from '@salvia/rules/product/stock-status'
import { type AnyColumn, eq, type SQL, sql } from 'drizzle-orm'
import { likePattern } from '#db/like-pattern'
import { searchDocuments } from '../../../search/index.ts'
import { categoryProducts } from '../../products/product-part-tables.ts'
import { products } from '../../products/product-tables.ts'
import { stockStatusNow } from './card-selection.ts'
import type { Condition, Sides } from './condition.ts'
import { priceConditions } from './price-conditions.ts'
import type { PriceScale } from './price-scale.ts'

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
  /** As a card shows it, from the first on and below the second. */
  priceFrom?: number | undefined
  priceTo?: number | undefined
  priceBasis?: PriceBasis | undefined
}

/** What a shop's visitor may see: products in use that are not set aside. */
export const isShown = sql`${products.isActive} and not ${products.isHidden}`

/** What is available, or is expected (docs/specification.md, section 4). */
export const selectable = productStockStatuses.filter(isSelectable)

const textArray = (name: string): SQL => sql`${sql.placeholder(name)}::text[]`

const { productId, facets } = searchDocuments

/** What only products know. */
const ofProduct = (where: SQL): Sides => ({
  where,
  ofDocument: sql`exists (select 1 from ${products} where ${products.id} = ${productId} and ${where})`,
})

/** What only search documents know. */
const ofDocument = (where: SQL): Sides => ({
  where: sql`exists (select 1 from ${searchDocuments} where ${productId} = ${products.id} and ${where})`,
  ofDocument: where,
})

const hasFacet = (name: string): SQL => sql`${facets} && ${textArray(name)}`

const filed = (where: SQL, key: string, facet: string): Sides => ({
  where,
  ofDocument: sql`${facets} @> array[${facet} || ${sql.placeholder(key)}::text]`,
})

const among = (key: string): Sides => {
  const isAmong = (id: AnyColumn) => sql`${id} = any(${sql.placeholder(key)}::uuid[])`
  return { where: isAmong(products.id), ofDocument: isAmong(productId) }
}

const isOneOf = (status: SQL, key: string): SQL => sql`${status} = any(${textArray(key)})`

/** The planner does not see the list of a search, whose plan is to be the same for any (`product-search-queries.ts`). */
const isNowOneOf = (key: string): SQL =>
  sql`${searchDocuments.stockStatus} = any((select ${textArray(key)})::text[])`

const inCategory = sql`exists (select 1 from ${categoryProducts} where ${categoryProducts.productId} = ${products.id}
  and ${categoryProducts.categoryId} = ${sql.placeholder('categoryId')})`

const isNamed = sql`like plain_text(${sql.placeholder('name')}::text)`

/** Made once: making them again for each list takes longer than asking for it. */
const sides = {
  ids: among('ids'),
  coded: among('coded'),
  brandId: filed(eq(products.brandId, sql.placeholder('brandId')), 'brandId', 'brand:'),
  categoryId: filed(inCategory, 'categoryId', 'category:'),
  formatId: filed(eq(products.deliveryFormatId, sql.placeholder('formatId')), 'formatId', 'format:'),
  sku: ofProduct(sql`lower(${products.sku}) = lower(${sql.placeholder('sku')})`),
  name: {
    where: sql`${products.plainName} ${isNamed}`,
    ofDocument: sql`${searchDocuments.plainName} ${isNamed}`,
  },
  marker: ofDocument(hasFacet('marker')),
  verification: ofDocument(hasFacet('verification')),
  free: ofDocument(sql`not (${hasFacet('free')})`),
  // Whether stock ran out makes no difference where all are listed, since what is out of stock is listed too.
  selectable: {
    where: isOneOf(sql`${products.stockStatus}`, 'selectable'),
    ofDocument: isNowOneOf('selectable'),
  },
  statuses: { where: isOneOf(stockStatusNow, 'statuses'), ofDocument: isNowOneOf('statuses') },
} satisfies Record<string, Sides>

const condition = (key: keyof typeof sides, value: unknown): Condition => ({
  key,
  ...sides[key],
  values: { [key]: value },
})

const nothing: Condition = { key: 'none', where: sql`false`, ofDocument: sql`false`, values: {} }

/** The products that a number is of. */
export const codeCondition = (found: string[]): Condition => condition('coded', found)

/** Which statuses are listed: those asked for, all for products asked for by id, else those available or expected. */
function statuses({ stockStatusId, ids }: ProductFilter): Condition[] {
  if (stockStatusId !== undefined) return [condition('statuses', stockStatusId)]
  return ids === undefined ? [condition('selectable', selectable)] : []
}

const asFacets = (facet: string, values: string[]): string[] => values.map((value) => `${facet}:${value}`)

/** The conditions of a list, in a fixed order; together their keys name the shape of the statement. */
export function conditionsOf(filter: ProductFilter, scale: PriceScale): Condition[] {
  const { ids, sku, brandId, categoryId, deliveryFormatId, name } = filter
  const { marker, verificationId, withoutAllergens } = filter
  const asked: (Condition | false | undefined)[] = [
    // Visitors never see what is not in use, so asking for it finds nothing.
    filter.isActive === false && nothing,
    ids && condition('ids', ids),
    brandId !== undefined && condition('brandId', brandId),
    categoryId !== undefined && condition('categoryId', categoryId),
    deliveryFormatId !== undefined && condition('formatId', deliveryFormatId),
    sku !== undefined && condition('sku', sku),
    name !== undefined && condition('name', likePattern(name)),
    ...priceConditions(filter, scale),
    marker !== undefined && condition('marker', asFacets('marker', [marker])),
    verificationId !== undefined && condition('verification', asFacets('verification', [verificationId])),
    withoutAllergens && condition('free', asFacets('allergen', withoutAllergens)),
  ]
  return [...asked.filter((one) => one !== false && one !== undefined), ...statuses(filter)]
}
