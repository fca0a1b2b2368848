import type { PriceBasis } from '@salvia/contract/catalogue/product-search'
import type { ProductExternalIdSource, ProductStockStatus } from '@salvia/contract/words/catalogue'
import { productStockStatuses } from '@salvia/contract/words/catalogue'
import type { Allergen } from '@salvia/contract/words/search'
import { isSelectable } from '@salvia/rules/product/stock-status'
import { type Absence, subjectAbsence } from '@salvia/rules/search/absence'
import { type AnyColumn, eq, type SQL, sql } from 'drizzle-orm'
import { likePattern } from '#db/like-pattern'
import { searchDocuments } from '../../../search/index.ts'
import { categoryProducts } from '../../products/product-part-tables.ts'
import { productExternalIds, products } from '../../products/product-tables.ts'
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
  externalIdType?: ProductExternalIdSource | undefined
  isLinkedToSupplierFeed?: boolean | undefined
  marker?: string | undefined
  verificationId?: string | undefined
  withoutAllergens?: Allergen[] | undefined
  /** As shown on a card; the first inclusive, the second exclusive. */
  priceFrom?: number | undefined
  priceTo?: number | undefined
  priceBasis?: PriceBasis | undefined
}

/** Products that are available or expected (docs/specification.md, section 4). */
const selectable = productStockStatuses.filter(isSelectable)

/**
 * That the shop offers a product of this alias: it is shown, and it is available or expected, so that it may be put into
 * a plan and named in place of another.
 */
export const isOffered = (alias: string): SQL => {
  const p = sql.raw(alias)
  return sql`${p}.is_active and not ${p}.is_hidden and ${p}.stock_status in ${selectable}`
}

const textArray = (name: string): SQL => sql`${sql.placeholder(name)}::text[]`

const { productId, facets, contents } = searchDocuments

/** Conditions only products can answer. */
const ofProduct = (where: SQL): Sides => ({
  where,
  ofDocument: sql`exists (select 1 from ${products} where ${products.id} = ${productId} and ${where})`,
})

/** Conditions only search documents can answer. */
const ofDocument = (where: SQL): Sides => ({
  where: sql`exists (select 1 from ${searchDocuments} where ${productId} = ${products.id} and ${where})`,
  ofDocument: where,
})

const hasFacet = (name: string): SQL => sql`${facets} && ${textArray(name)}`

/** Behind a select of its own the planner makes one plan, whatever is to be absent (`product-search-queries.ts`). */
const finds = (name: string): SQL => sql`${contents} @@ (select ${sql.placeholder(name)}::tsquery)`

const filed = (where: SQL, key: string, facet: string): Sides => ({
  where,
  ofDocument: sql`${facets} @> array[${facet} || ${sql.placeholder(key)}::text]`,
})

const among = (key: string): Sides => {
  const isAmong = (id: AnyColumn) => sql`${id} = any(${sql.placeholder(key)}::uuid[])`
  return { where: isAmong(products.id), ofDocument: isAmong(productId) }
}

const isOneOf = (status: SQL, key: string): SQL => sql`${status} = any(${textArray(key)})`

/** The list is hidden from the planner, so that a search has one plan for any list (`product-search-queries.ts`). */
const isNowOneOf = (key: string): SQL =>
  sql`${searchDocuments.stockStatus} = any((select ${textArray(key)})::text[])`

const inCategory = sql`exists (select 1 from ${categoryProducts} where ${categoryProducts.productId} = ${products.id}
  and ${categoryProducts.categoryId} = ${sql.placeholder('categoryId')})`

const hasExternalId = (source: SQL): SQL => sql`exists (select 1 from ${productExternalIds}
  where ${productExternalIds.productId} = ${products.id} and ${productExternalIds.source} = ${source})`

const isLinked = hasExternalId(sql`'SupplierFeed'`)

const isNamed = sql`like plain_text(${sql.placeholder('name')}::text)`

/** Built once: rebuilding them for each list takes longer than running the query. */
const sides = {
  ids: among('ids'),
  coded: among('coded'),
  brandId: filed(eq(products.brandId, sql.placeholder('brandId')), 'brandId', 'brand:'),
  categoryId: filed(inCategory, 'categoryId', 'category:'),
  formatId: filed(eq(products.deliveryFormatId, sql.placeholder('formatId')), 'formatId', 'format:'),
  source: ofProduct(hasExternalId(sql`${sql.placeholder('source')}::text`)),
  linked: ofProduct(isLinked),
  unlinked: ofProduct(sql`not ${isLinked}`),
  sku: ofProduct(sql`lower(${products.sku}) = lower(${sql.placeholder('sku')})`),
  name: {
    where: sql`${products.plainName} ${isNamed}`,
    ofDocument: sql`${searchDocuments.plainName} ${isNamed}`,
  },
  marker: ofDocument(hasFacet('marker')),
  verification: ofDocument(hasFacet('verification')),
  free: ofDocument(sql`not ${finds('freeHeld')} and ${finds('freeOf')}`),
  absent: ofDocument(sql`not ${finds('absentHeld')} and ${finds('absentOf')}`),
  notKnown: ofDocument(sql`not ${finds('notKnownHeld')} and not ${finds('notKnownOf')}`),
  // Stock makes no difference when all statuses are listed, since out-of-stock products are included.
  selectable: {
    where: isOneOf(sql`${products.stockStatus}`, 'selectable'),
    ofDocument: isNowOneOf('selectable'),
  },
  statuses: { where: isOneOf(stockStatusNow, 'statuses'), ofDocument: isNowOneOf('statuses') },
} satisfies Record<string, Sides>

const condition = (
  key: Exclude<keyof typeof sides, 'free' | 'absent' | 'notKnown'>,
  value: unknown,
): Condition => ({
  key,
  ...sides[key],
  values: { [key]: value },
})

const absenceCondition = (key: 'free' | 'absent' | 'notKnown', { held, free }: Absence): Condition => ({
  key,
  ...sides[key],
  values: { [`${key}Held`]: held, [`${key}Of`]: free },
})

/** Products that are known to be without what a query says is to be absent. */
export const absentConditions = (absence: Absence | null): Condition[] =>
  absence === null ? [] : [absenceCondition('absent', absence)]

/** What a filter says is to be absent. */
export const filterAbsence = ({ withoutAllergens = [] }: ProductFilter): Absence | null =>
  withoutAllergens.length === 0 ? null : subjectAbsence(withoutAllergens)

/** The same conditions, but for products of which nobody knows whether they hold what is to be absent. */
export const notKnownConditions = (conditions: Condition[], absence: Absence): Condition[] => [
  ...conditions.filter(({ key }) => key !== 'free' && key !== 'absent'),
  absenceCondition('notKnown', absence),
]

const nothing: Condition = { key: 'none', where: sql`false`, ofDocument: sql`false`, values: {} }

/** Products with a given number. */
export const codeCondition = (found: string[]): Condition => condition('coded', found)

/** From where products are known, and whether the supplier's feed is one of these places. */
function sources({ externalIdType, isLinkedToSupplierFeed }: ProductFilter): Condition[] {
  const feed = isLinkedToSupplierFeed ? 'linked' : 'unlinked'
  return [
    ...(externalIdType === undefined ? [] : [condition('source', externalIdType)]),
    ...(isLinkedToSupplierFeed === undefined ? [] : [{ key: feed, ...sides[feed], values: {} }]),
  ]
}

/** Statuses to list: the requested ones, all if products are requested by id, else available or expected. */
function statuses({ stockStatusId, ids }: ProductFilter): Condition[] {
  if (stockStatusId !== undefined) return [condition('statuses', stockStatusId)]
  return ids === undefined ? [condition('selectable', selectable)] : []
}

const asFacets = (facet: string, values: string[]): string[] => values.map((value) => `${facet}:${value}`)

/** Conditions of a list, in a fixed order; their joined keys identify the statement. */
export function conditionsOf(filter: ProductFilter, scale: PriceScale): Condition[] {
  const { ids, sku, brandId, categoryId, deliveryFormatId, name } = filter
  const { marker, verificationId } = filter
  const absence = filterAbsence(filter)
  const asked: (Condition | false | undefined)[] = [
    // Visitors never see inactive products, so filtering for them finds nothing.
    filter.isActive === false && nothing,
    ids && condition('ids', ids),
    brandId !== undefined && condition('brandId', brandId),
    categoryId !== undefined && condition('categoryId', categoryId),
    deliveryFormatId !== undefined && condition('formatId', deliveryFormatId),
    sku !== undefined && condition('sku', sku),
    name !== undefined && condition('name', likePattern(name)),
    ...priceConditions(filter, scale),
    ...sources(filter),
    marker !== undefined && condition('marker', asFacets('marker', [marker])),
    verificationId !== undefined && condition('verification', asFacets('verification', [verificationId])),
    absence !== null && absenceCondition('free', absence),
  ]
  return [...asked.filter((one) => one !== false && one !== undefined), ...statuses(filter)]
}
