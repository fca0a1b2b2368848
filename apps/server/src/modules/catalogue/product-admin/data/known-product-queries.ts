import type { KnownProduct, KnownProducts } from '@salvia/rules/product-import/diff-import'
import type { ImportRow } from '@salvia/rules/product-import/read-import'
import { and, asc, eq, gt, inArray, or, type SQL, sql } from 'drizzle-orm'
import type { Db } from '#db/database'
import { searchDocuments } from '../../../search/index.ts'
import { categoryProducts } from '../../products/product-part-tables.ts'
import { brands, products } from '../../products/product-tables.ts'
import { type AdminFilter, isListed } from './admin-list-queries.ts'

const categoryIds = sql<string[]>`array(select ${categoryProducts.categoryId} from ${categoryProducts}
  where ${categoryProducts.productId} = ${products.id} order by ${categoryProducts.position})`

const columns = {
  id: products.id,
  version: products.version,
  sku: products.sku,
  name: products.name,
  brandName: brands.name,
  ean: products.ean,
  deliveryFormatId: products.deliveryFormatId,
  deliveryFormatSize: products.deliveryFormatSize,
  unitSize: products.unitSize,
  servingsPerContainer: products.servingsPerContainer,
  netWeightGrams: products.netWeightGrams,
  netPrice: products.netPrice,
  vatCategoryId: products.vatCategoryId,
  stockStatus: products.stockStatus,
  quantity: products.quantity,
  deliveryDays: products.deliveryDays,
  isActive: products.isActive,
  isHidden: products.isHidden,
  canBeSample: products.canBeSample,
  markers: products.markers,
  categoryIds,
  restrictedCountries: products.restrictedCountries,
}

const selectKnown = (db: Db) =>
  db
    .select(columns)
    .from(products)
    .innerJoin(brands, eq(brands.id, products.brandId))
    .leftJoin(searchDocuments, eq(searchDocuments.productId, products.id))

type Row = Awaited<ReturnType<typeof selectKnown>>[number]

const toKnown = ({ id, version, ...values }: Row): KnownProduct => ({ id, version, values })

const lowerSku = sql<string>`lower(${products.sku})`

const list = async (db: Db, where: SQL | undefined): Promise<KnownProduct[]> =>
  (await selectKnown(db).where(where)).map(toKnown)

/** Products by id, with the fields of a product file. */
export const findKnownProducts = (db: Db, ids: string[]): Promise<KnownProduct[]> =>
  list(db, sql`${products.id} = any(${sql.param(ids)}::uuid[])`)

/** The products referenced by file rows, by article number or by a barcode the rows would take. */
export async function findNamedProducts(db: Db, rows: ImportRow[]): Promise<KnownProducts> {
  const skus = rows.map(({ values }) => values.sku.toLowerCase())
  const eans = rows.flatMap(({ values }) => (typeof values.ean === 'string' ? values.ean : []))
  const known = await list(
    db,
    or(sql`${lowerSku} = any(${sql.param(skus)}::text[])`, inArray(products.ean, eans)),
  )
  const keyOf = ({ values }: KnownProduct) => String(values.sku).toLowerCase()
  return {
    bySku: new Map(known.map((product) => [keyOf(product), product])),
    skuOfEan: new Map(known.map((product) => [String(product.values.ean), keyOf(product)])),
  }
}

const PART = 500

/** Number of products in a list. */
export async function countListed(db: Db, asked: AdminFilter): Promise<number> {
  const [row] = await db
    .select({ count: sql<number>`count(*)::int` })
    .from(products)
    .leftJoin(searchDocuments, eq(searchDocuments.productId, products.id))
    .where(await isListed(db, asked))
  return row?.count ?? 0
}

/** The products of a list by article number, in batches. */
export async function* readListed(db: Db, asked: AdminFilter): AsyncGenerator<KnownProduct[]> {
  const listed = await isListed(db, asked)
  for (let last = ''; ; ) {
    const rows = await selectKnown(db)
      .where(and(listed, gt(products.sku, last)))
      .orderBy(asc(products.sku))
      .limit(PART)
    if (rows.length > 0) yield rows.map(toKnown)
    if (rows.length < PART) return
    last = rows.at(-1)?.sku ?? last
  }
}
