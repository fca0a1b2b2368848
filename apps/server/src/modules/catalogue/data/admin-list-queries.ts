import type { AdminProductRow } from '@salvia/contract/admin-products'
import type { ProductExternalIdSource } from '@salvia/contract/words/catalogue'
import { and, asc, eq, inArray, type SQL, sql } from 'drizzle-orm'
import { countRows } from '#db/count-rows'
import type { Db } from '#db/database'
import { likePattern } from '#db/like-pattern'
import { orderBy } from '#db/order-by'
import { planSearch, searchDocuments } from '../../search/index.ts'
import { describeStockStatus } from '../stock-status-name.ts'
import { imageUrlOf } from './card-selection.ts'
import { jsonList } from './json-list.ts'
import type { ProductFilter } from './product-filter.ts'
import { categoryProducts } from './product-part-tables.ts'
import { brands, productExternalIds, products } from './product-tables.ts'

type Asked = Omit<
  ProductFilter,
  'deliveryFormatId' | 'verificationId' | 'withoutAllergens' | 'priceFrom' | 'priceTo'
> & {
  externalIdType?: ProductExternalIdSource | undefined
  isLinkedToSupplierFeed?: boolean | undefined
  query?: string | undefined
  offset: number
  limit: number
  sort?: string | undefined
}

const hasExternalId = (source: ProductExternalIdSource): SQL =>
  sql`exists (select 1 from ${productExternalIds} where ${productExternalIds.productId} = ${products.id}
    and ${productExternalIds.source} = ${source})`

const inCategory = (categoryId: string): SQL =>
  sql`exists (select 1 from ${categoryProducts} where ${categoryProducts.productId} = ${products.id}
    and ${categoryProducts.categoryId} = ${categoryId})`

const plainLike = (typed: string): SQL => sql`plain_text(${likePattern(typed)})`

/** The search of the shop, or the whole is the beginning of an article number or a barcode. */
async function matches(db: Db, query: string): Promise<SQL | undefined> {
  const typed = query.trim()
  if (typed === '') return undefined
  const { all, without } = await planSearch(db, query)
  const isSaid = all !== '' || without !== ''
  const held = all === '' ? sql`true` : sql`${searchDocuments.terms} @@ ${all}::tsquery`
  const found = sql`exists (select 1 from ${searchDocuments} where ${searchDocuments.productId} = ${products.id}
    and ${held} and not ${searchDocuments.contents} @@ ${without}::tsquery)`
  return sql`(${isSaid ? found : sql`false`} or starts_with(lower(${products.sku}), lower(${typed}))
    or ${products.ean} = ${typed})`
}

const given = <T>(value: T | undefined, condition: (value: T) => SQL | undefined): SQL | undefined =>
  value === undefined ? undefined : condition(value)

const conditionsOf = (asked: Asked): SQL | undefined =>
  and(
    given(asked.isActive, (isActive) => eq(products.isActive, isActive)),
    given(asked.ids, (ids) => sql`${products.id} = any(${sql.param(ids)}::uuid[])`),
    given(asked.brandId, (brandId) => eq(products.brandId, brandId)),
    given(asked.name, (name) => sql`${products.plainName} like ${plainLike(name)}`),
    given(asked.sku, (sku) => sql`starts_with(lower(${products.sku}), lower(${sku}))`),
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
  brand: brands.name,
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

const selectRows = (db: Db) =>
  db.select(columns).from(products).innerJoin(brands, eq(brands.id, products.brandId))

type Row = Awaited<ReturnType<typeof selectRows>>[number]

const toRow = ({ product, brandName, categories, externalIds }: Row): AdminProductRow => ({
  id: product.id,
  version: product.version,
  name: product.name,
  sku: product.sku,
  ean: product.ean,
  productBrandId: product.brandId,
  productBrandName: brandName,
  imageUrl: imageUrlOf(product),
  productDeliveryFormatId: product.deliveryFormatId,
  stockStatus: describeStockStatus(product.stockStatus),
  quantity: product.quantity,
  price: { amount: product.netPrice, currency: 'EUR' },
  isActive: product.isActive,
  isHidden: product.isHidden,
  markers: product.markers,
  productCategoryIds: categories.map(({ id }) => id),
  externalIds,
  updatedAt: product.updatedAt.toISOString(),
})

/** A page of all products, with those that no visitor sees. */
export async function listAdminProducts(db: Db, asked: Asked) {
  const where = and(conditionsOf(asked), await matches(db, asked.query ?? ''))
  const order = orderBy(asked.sort, sortable, [asc(products.plainName)])
  const [rows, count] = await Promise.all([
    selectRows(db)
      .where(where)
      .orderBy(...order, asc(products.id))
      .limit(asked.limit)
      .offset(asked.offset),
    countRows(db, db.select({ id: products.id }).from(products).where(where)),
  ])
  return { results: rows.map(toRow), count }
}
