import { and, asc, eq, inArray, sql } from 'drizzle-orm'
import type { Db } from '#db/database'
import { orderBy } from '#db/order-by'
import type { LabelRows } from '../../ingredients/index.ts'
import { productIngredients } from '../products/product-part-tables.ts'
import { brands, products } from '../products/product-tables.ts'
import { refreshSearchDocument } from '../search-documents/refresh-search-document.ts'
import { amountPlaces } from './data/amount-places.ts'

const sortable = {
  productName: products.plainName,
  sku: products.sku,
  labelName: productIngredients.labelName,
}

/** Amounts are sorted after conversion to one unit; descending order has its own ranking. */
async function byAmount(db: Db, ingredientId: string, sort = '') {
  const word = sort.split(',').find((each) => /^-?amount$/.test(each))
  if (word === undefined) return { amount: productIngredients.amount }
  const isDown = word === '-amount'
  const places = await amountPlaces(db, ingredientId, isDown)
  return { amount: isDown ? { backwards: places } : places }
}

const columns = {
  id: productIngredients.id,
  productId: products.id,
  productName: products.name,
  sku: products.sku,
  brandName: brands.name,
  labelName: productIngredients.labelName,
  form: productIngredients.form,
  amount: productIngredients.amount,
  unit: productIngredients.unit,
}

const isNamingAny = (ingredientIds: string[]) =>
  sql`${products.id} in (select ${productIngredients.productId} from ${productIngredients}
    where ${productIngredients.ingredientId} = any(${sql.param(ingredientIds)}::uuid[]))`

/** Label rows of the given ingredients. */
export const labelRows: LabelRows = {
  async countProducts(db, ingredientIds) {
    if (ingredientIds.length === 0) return new Map()
    const rows = await db
      .select({
        id: productIngredients.ingredientId,
        count: sql<number>`count(distinct ${productIngredients.productId})::int`,
      })
      .from(productIngredients)
      .where(inArray(productIngredients.ingredientId, ingredientIds))
      .groupBy(productIngredients.ingredientId)
    return new Map(rows.map(({ id, count }) => [id, count]))
  },
  async list(db, ingredientId, { offset, limit, sort }) {
    const where = eq(productIngredients.ingredientId, ingredientId)
    const fields = { ...sortable, ...(await byAmount(db, ingredientId, sort)) }
    const results = await db
      .select(columns)
      .from(productIngredients)
      .innerJoin(products, eq(products.id, productIngredients.productId))
      .innerJoin(brands, eq(brands.id, products.brandId))
      .where(where)
      .orderBy(...orderBy(sort, fields, [asc(products.plainName)]), asc(productIngredients.id))
      .limit(limit)
      .offset(offset)
    return { results, count: await db.$count(productIngredients, where) }
  },
  async move(tx, sourceIds, targetId) {
    const rows = await tx
      .select({ id: productIngredients.id, ingredientId: productIngredients.ingredientId })
      .from(productIngredients)
      .where(inArray(productIngredients.ingredientId, sourceIds))
    await tx
      .update(productIngredients)
      .set({ ingredientId: targetId })
      .where(inArray(productIngredients.ingredientId, sourceIds))
    const moved = Map.groupBy(rows, ({ ingredientId }) => ingredientId)
    return Object.fromEntries([...moved].map(([from, each]) => [from, each.map(({ id }) => id)]))
  },
  count: (db, ingredientIds) =>
    db.$count(productIngredients, inArray(productIngredients.ingredientId, ingredientIds)),
  async putBack(tx, rowIds, { fromId, toId }) {
    await tx
      .update(productIngredients)
      .set({ ingredientId: toId })
      .where(
        and(
          sql`${productIngredients.id} = any(${sql.param(rowIds)}::uuid[])`,
          eq(productIngredients.ingredientId, fromId),
        ),
      )
  },
  async hold(tx, ingredientIds) {
    await tx
      .select({ id: products.id })
      .from(products)
      .where(isNamingAny(ingredientIds))
      .orderBy(asc(products.id))
      .for('no key update')
  },
  async refresh(tx, ingredientIds) {
    const rows = await tx.select({ id: products.id }).from(products).where(isNamingAny(ingredientIds))
    await refreshSearchDocument(
      tx,
      rows.map(({ id }) => id),
    )
  },
}
