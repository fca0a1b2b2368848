import { SITEMAP_PART_PAGES } from '@salvia/contract/words/limits'
import { and, asc, count, desc, eq, max, sql } from 'drizzle-orm'
import type { Db } from '#db/database'
import { brands, products } from '../../products/product-tables.ts'
import { isShown } from './is-shown.ts'

const pages = (db: Db) =>
  db
    .select({ id: products.id, updatedAt: products.updatedAt, createdAt: products.createdAt })
    .from(products)
    .innerJoin(brands, eq(brands.id, products.brandId))
    .where(and(isShown, sql`${products.stockStatus} <> all(array['NotInCatalog', 'Unknown'])`))

/**
 * All product pages of the shop, or those of one sitemap part, oldest product first, so that new ones go into the last
 * part.
 */
export function listShopPages(db: Db, part: number | undefined) {
  const inOrder = pages(db).orderBy(asc(products.createdAt), desc(products.id))
  return part === undefined
    ? inOrder
    : inOrder.limit(SITEMAP_PART_PAGES).offset((part - 1) * SITEMAP_PART_PAGES)
}

/** Number of pages in each part, and when one of them last changed. */
export async function listShopPageParts(db: Db) {
  const page = pages(db).as('page')
  const place = sql`row_number() over (order by ${page.createdAt}, ${page.id} desc)`
  const placed = db
    .select({
      part: sql<number>`((${place} - 1) / ${sql.raw(String(SITEMAP_PART_PAGES))} + 1)::int`.as('part'),
      updatedAt: page.updatedAt,
    })
    .from(page)
    .as('placed')
  const rows = await db
    .select({ part: placed.part, pages: count(), updatedAt: max(placed.updatedAt) })
    .from(placed)
    .groupBy(placed.part)
    .orderBy(placed.part)
  return rows.flatMap(({ updatedAt, ...row }) => (updatedAt === null ? [] : [{ ...row, updatedAt }]))
}
