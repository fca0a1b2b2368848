import { and, asc, eq, exists, sql } from 'drizzle-orm'
import type { Db } from '#db/database'
import { brands, products } from '../../products/product-tables.ts'
import { type BrandsAsked, brandOrder, isNamed, plainName } from './brand-list.ts'
import { isShown } from './is-shown.ts'

const productCount = sql<number>`count(${products.id})::int`

const isCounted = and(
  eq(products.brandId, brands.id),
  isShown,
  sql`${products.stockStatus} <> all(array['Discontinued', 'NotInCatalog', 'Unknown'])`,
)

const columns = { id: brands.id, name: brands.name, imageUrl: brands.imageUrl, productCount }

const selectBrands = (db: Db) =>
  db.select(columns).from(brands).leftJoin(products, isCounted).groupBy(brands.id)

/** Brands with at least one product in the shop, by name. */
export async function listBrands(db: Db, { name, offset, limit, sort }: BrandsAsked) {
  const isSold = exists(db.select({ id: products.id }).from(products).where(isCounted))
  const where = and(eq(brands.isActive, true), isSold, isNamed(name))
  const [results, count] = await Promise.all([
    selectBrands(db)
      .where(where)
      .orderBy(...brandOrder(sort, { productCount }))
      .limit(limit)
      .offset(offset),
    db.$count(brands, where),
  ])
  return { results, count }
}

/** An active brand, with its description. */
export async function findBrand(db: Db, brandId: string) {
  const [brand] = await db
    .select({ ...columns, description: brands.description, websiteUrl: brands.websiteUrl })
    .from(brands)
    .leftJoin(products, isCounted)
    .groupBy(brands.id)
    .where(and(eq(brands.id, brandId), eq(brands.isActive, true)))
  return brand ?? null
}

/** All brand names, for selection. */
export const listBrandNames = (db: Db) =>
  db
    .select({ id: brands.id, name: brands.name })
    .from(brands)
    .where(eq(brands.isActive, true))
    .orderBy(asc(plainName))
