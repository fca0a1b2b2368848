import type { AdminBrand } from '@salvia/contract/catalogue/admin-brands'
import { and, eq, sql } from 'drizzle-orm'
import type { Db } from '#db/database'
import { notFound } from '#kernel/domain-error'
import { brands } from '../../products/product-tables.ts'
import { type BrandsAsked, brandOrder, isNamed } from '../../shop/data/brand-list.ts'

/** Columns in the subquery are qualified by table: both tables have an id. */
const productCount = sql<number>`(select count(*)::int from products p where p.brand_id = brands.id)`

const selectBrands = (db: Db) => db.select({ brand: brands, productCount }).from(brands)

type Row = Awaited<ReturnType<typeof selectBrands>>[number]

const toBrand = ({ brand, productCount: count }: Row): AdminBrand => ({
  ...brand,
  productCount: count,
  createdAt: brand.createdAt.toISOString(),
  updatedAt: brand.updatedAt.toISOString(),
})

type Asked = BrandsAsked & { isActive?: boolean | undefined }

/** All brands, including inactive ones, with the number of all their products. */
export async function listAdminBrands(db: Db, { name, isActive, offset, limit, sort }: Asked) {
  const where = and(isNamed(name), isActive === undefined ? undefined : eq(brands.isActive, isActive))
  const sortable = { productCount, createdAt: brands.createdAt, updatedAt: brands.updatedAt }
  const [rows, count] = await Promise.all([
    selectBrands(db)
      .where(where)
      .orderBy(...brandOrder(sort, sortable))
      .limit(limit)
      .offset(offset),
    db.$count(brands, where),
  ])
  return { results: rows.map(toBrand), count }
}

/** A brand in the admin view. Throws not-found. */
export async function getAdminBrand(db: Db, brandId: string): Promise<AdminBrand> {
  const [row] = await selectBrands(db).where(eq(brands.id, brandId))
  if (!row) throw notFound('brand')
  return toBrand(row)
}
