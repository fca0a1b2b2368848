import type { AdminCategory } from '@salvia/contract/catalogue/admin-categories'
import { asc, eq, getTableColumns, sql } from 'drizzle-orm'
import type { Db } from '#db/database'
import { likePattern } from '#db/like-pattern'
import { orderBy } from '#db/order-by'
import { notFound } from '#kernel/domain-error'
import { productCategories } from '../../../reference/index.ts'

const { setBy: _, ...columns } = getTableColumns(productCategories)

/** Columns in the subquery are qualified by table. */
const productCount = sql<number>`(select count(*)::int from category_products c where c.category_id = product_categories.id)`

const selectCategories = (db: Db) => db.select({ ...columns, productCount }).from(productCategories)

type Asked = { name?: string | undefined; offset: number; limit: number; sort?: string | undefined }

/** Categories by part of their name in any language, in shop order. */
export async function listAdminCategories(db: Db, { name, offset, limit, sort }: Asked) {
  const { position, id, names } = productCategories
  const where = name
    ? sql`exists (select 1 from jsonb_each_text(${names}) n where n.value ilike ${likePattern(name)})`
    : undefined
  const [results, count] = await Promise.all([
    selectCategories(db)
      .where(where)
      .orderBy(...orderBy(sort, { position, productCount }, [asc(position)]), asc(id))
      .limit(limit)
      .offset(offset),
    db.$count(productCategories, where),
  ])
  return { results: results as AdminCategory[], count }
}

/** A category in the admin view. Throws not-found. */
export async function getAdminCategory(db: Db, categoryId: string): Promise<AdminCategory> {
  const [category] = await selectCategories(db).where(eq(productCategories.id, categoryId))
  if (!category) throw notFound('category')
  return category
}
