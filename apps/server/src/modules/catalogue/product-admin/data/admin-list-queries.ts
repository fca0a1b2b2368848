import type { AdminProductRow } from '@salvia/contract/catalogue/admin-products'
import type { ProductExternalIdSource } from '@salvia/contract/words/catalogue'
import { articleKey } from '@salvia/rules/search/read-code'
import { and, asc, eq, inArray, type SQL, sql } from 'drizzle-orm'
import { countRows } from '#db/count-rows'
import type { Db } from '#db/database'
import { likePattern } from '#db/like-pattern'
import { byLetters, orderBy } from '#db/order-by'
import { searchDocuments } from '../../../search/index.ts'
import { categoryProducts } from '../../products/product-part-tables.ts'
import { brands, productExternalIds, products } from '../../products/product-tables.ts'
import { jsonList } from '../../shop/data/json-list.ts'
import { skuBegins } from '../../shop/data/product-code-query.ts'
import type { ProductFilter } from '../../shop/data/product-filter.ts'
import { adminProductHead } from './admin-product-head.ts'
import { adminSearch } from './admin-search.ts'

export type AdminFilter = Omit<
  ProductFilter,
  'deliveryFormatId' | 'verificationId' | 'withoutAllergens' | 'priceFrom' | 'priceTo' | 'priceBasis'
> & {
  isHidden?: boolean | undefined
  externalIdType?: ProductExternalIdSource | undefined
  isLinkedToSupplierFeed?: boolean | undefined
  query?: string | undefined
}
type Asked = AdminFilter & { offset: number; limit: number; sort?: string | undefined }

const hasExternalId = (source: ProductExternalIdSource): SQL =>
  sql`exists (select 1 from ${productExternalIds} where ${productExternalIds.productId} = ${products.id}
    and ${productExternalIds.source} = ${source})`

const inCategory = (categoryId: string): SQL =>
  sql`exists (select 1 from ${categoryProducts} where ${categoryProducts.productId} = ${products.id}
    and ${categoryProducts.categoryId} = ${categoryId})`

const hasNumber = (typed: string): SQL | undefined => {
  const key = articleKey(typed)
  return key === '' ? sql`starts_with(lower(${products.sku}), lower(${typed}))` : skuBegins(key)
}

const plainLike = (typed: string): SQL => sql`plain_text(${likePattern(typed)})`

const given = <T>(value: T | undefined, condition: (value: T) => SQL | undefined): SQL | undefined =>
  value === undefined ? undefined : condition(value)

const conditionsOf = (asked: AdminFilter): SQL | undefined =>
  and(
    given(asked.isActive, (isActive) => eq(products.isActive, isActive)),
    given(asked.isHidden, (isHidden) => eq(products.isHidden, isHidden)),
    given(asked.ids, (ids) => sql`${products.id} = any(${sql.param(ids)}::uuid[])`),
    given(asked.brandId, (brandId) => eq(products.brandId, brandId)),
    given(asked.name, (name) => sql`${products.plainName} like ${plainLike(name)}`),
    given(asked.sku, hasNumber),
    given(asked.categoryId, inCategory),
    given(asked.stockStatusId, (ids) => inArray(products.stockStatus, ids)),
    given(asked.externalIdType, hasExternalId),
    given(asked.isLinkedToSupplierFeed, (isLinked) =>
      isLinked ? hasExternalId('SupplierFeed') : sql`not ${hasExternalId('SupplierFeed')}`,
    ),
    given(asked.marker, (marker) => sql`${marker} = any(${products.markers})`),
  )

const sortable = {
  name: products.plainName,
  sku: products.sku,
  brand: byLetters(brands.name),
  price: products.netPrice,
  quantity: products.quantity,
  stockStatus: products.stockStatus,
  createdAt: products.createdAt,
  updatedAt: products.updatedAt,
}

const columns = {
  product: products,
  brandName: brands.name,
  categories: jsonList(
    {
      table: categoryProducts,
      where: eq(categoryProducts.productId, products.id),
      orderBy: sql`${categoryProducts.position}`,
    },
    { id: categoryProducts.categoryId },
  ),
  externalIds: jsonList(
    {
      table: productExternalIds,
      where: eq(productExternalIds.productId, products.id),
      orderBy: sql`${productExternalIds.source}`,
    },
    { source: productExternalIds.source, value: productExternalIds.value },
  ),
}

const noMatches = sql<boolean[]>`'[]'::json`

const selectRows = (db: Db, matched: SQL<boolean[]>) =>
  db
    .select({ ...columns, matched })
    .from(products)
    .innerJoin(brands, eq(brands.id, products.brandId))
    .leftJoin(searchDocuments, eq(searchDocuments.productId, products.id))

/** Condition for the products of a list; the statement must join the search documents. */
export const isListed = async (db: Db, asked: AdminFilter): Promise<SQL | undefined> =>
  and(conditionsOf(asked), (await adminSearch(db, asked.query ?? ''))?.where)

const selectIds = (db: Db) =>
  db
    .select({ id: products.id })
    .from(products)
    .leftJoin(searchDocuments, eq(searchDocuments.productId, products.id))

type Row = Awaited<ReturnType<typeof selectRows>>[number]

const toRow = ({ product, brandName, categories, externalIds }: Row): AdminProductRow => ({
  ...adminProductHead(product, brandName),
  productCategoryIds: categories.map(({ id }) => id),
  externalIds,
})

/**
 * A page of all products, including those hidden from visitors; search results come in order of relevance, with the
 * reason of each match.
 */
export async function listAdminProducts(db: Db, asked: Asked) {
  const search = await adminSearch(db, asked.query ?? '')
  const where = and(conditionsOf(asked), search?.where)
  const order = orderBy(asked.sort, sortable, [...(search ? [search.best] : []), asc(products.plainName)])
  const [rows, count] = await Promise.all([
    selectRows(db, search?.matched ?? noMatches)
      .where(where)
      .orderBy(...order, asc(products.id))
      .limit(asked.limit)
      .offset(asked.offset),
    countRows(db, selectIds(db).where(where)),
  ])
  const results = rows.map((row) => ({
    ...toRow(row),
    ...(search && {
      matches: search.toMatches({ matched: row.matched, name: row.product.name, brandName: row.brandName }),
    }),
  }))
  return { results, count }
}
