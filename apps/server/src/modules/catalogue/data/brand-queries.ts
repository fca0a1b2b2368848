import { and, asc, eq, sql } from 'drizzle-orm'
import type { Db } from '#db/database'
import { isAnyOf } from '#db/is-any-of'
import { likePattern } from '#db/like-pattern'
import { orderBy } from '#db/order-by'
import { preparedAnywhere } from '#db/prepared-anywhere'
import { isShown } from './product-filter.ts'
import { brands, products } from './product-tables.ts'

const productCount = sql<number>`count(${products.id})::int`

const isCounted = and(
  eq(products.brandId, brands.id),
  isShown,
  sql`${products.stockStatus} <> all(array['Discontinued', 'NotInCatalog', 'Unknown'])`,
)

const plainName = sql`plain_text(${brands.name})`

const columns = { id: brands.id, name: brands.name, imageUrl: brands.imageUrl, productCount }

const selectBrands = (db: Db) =>
  db.select(columns).from(brands).leftJoin(products, isCounted).groupBy(brands.id)

type Asked = { name?: string | undefined; offset: number; limit: number; sort?: string | undefined }

/** Brands that have something to sell or had it, by name. */
export async function listBrands(db: Db, { name, offset, limit, sort }: Asked) {
  const where = and(
    eq(brands.isActive, true),
    name === undefined ? undefined : sql`${plainName} like plain_text(${likePattern(name)})`,
  )
  const order = orderBy(sort, { name: plainName, productCount }, [asc(plainName)])
  const [results, count] = await Promise.all([
    selectBrands(db)
      .where(where)
      .orderBy(...order, asc(brands.id))
      .limit(limit)
      .offset(offset),
    db.$count(brands, where),
  ])
  return { results, count }
}

/** A brand that is in use, with what it says of itself. */
export async function findBrand(db: Db, brandId: string) {
  const [brand] = await db
    .select({ ...columns, description: brands.description, websiteUrl: brands.websiteUrl })
    .from(brands)
    .leftJoin(products, isCounted)
    .groupBy(brands.id)
    .where(and(eq(brands.id, brandId), eq(brands.isActive, true)))
  return brand ?? null
}

/** The names of all brands, for choosing one. */
export const listBrandNames = (db: Db) =>
  db
    .select({ id: brands.id, name: brands.name })
    .from(brands)
    .where(eq(brands.isActive, true))
    .orderBy(asc(plainName))

const brandNames = preparedAnywhere((db: Db) =>
  db
    .select({ id: brands.id, name: brands.name })
    .from(brands)
    .where(isAnyOf(brands.id, 'ids'))
    .prepare('brand_names'),
)

/** Names of brands by id. */
export async function findBrandNames(db: Db, ids: string[]): Promise<Map<string, string>> {
  const rows = ids.length === 0 ? [] : await brandNames(db).execute({ ids })
  return new Map(rows.map(({ id, name }) => [id, name]))
}
