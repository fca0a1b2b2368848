import type { Ingredient, IngredientGroup } from '@salvia/contract/ingredients/ingredients'
import { and, asc, eq, inArray, type SQL, sql } from 'drizzle-orm'
import type { Db } from '#db/database'
import { likePattern } from '#db/like-pattern'
import { orderBy } from '#db/order-by'
import { notFound } from '#kernel/domain-error'
import type { LabelRows } from '../label-rows.ts'
import { ingredientGroups, ingredients } from './ingredient-tables.ts'
import { nutrientOf, type StatedNutrients } from './nutrient-names.ts'
import { nutritionFacts } from './nutrition-facts.ts'

type Asked = {
  name?: string | undefined
  groupId?: string | undefined
  offset: number
  limit: number
  sort?: string | undefined
}

/**
 * Nutrient keys of an ingredient and of its joined group, as one JSON value, so that a product's JSON lists can include
 * it.
 */
export const nutrientsStated = sql<StatedNutrients>`json_build_object(
  'own', ${ingredients.nutrientKey}, 'group', ${ingredientGroups.nutrientKey})`

const selectIngredients = (db: Db) =>
  db
    .select({ row: ingredients, groupName: ingredientGroups.name, stated: nutrientsStated })
    .from(ingredients)
    .leftJoin(ingredientGroups, eq(ingredientGroups.id, ingredients.groupId))

type Row = Awaited<ReturnType<typeof selectIngredients>>[number]

const toIngredient = ({ row, groupName, stated }: Row, productCount: number): Ingredient => ({
  ...row,
  groupName,
  ...nutritionFacts(nutrientOf(stated)),
  productCount,
  createdAt: row.createdAt.toISOString(),
  updatedAt: row.updatedAt.toISOString(),
})

const plain = (text: SQL): SQL => sql`plain_text(${text})`
const plainName = plain(sql`${ingredients.name}`)

/** The name or a synonym, in any language, contains the typed text. */
const isCalled = (typed: string): SQL =>
  sql`plain_text(${ingredients.name} || ' ' || array_to_string(${ingredients.synonyms}, ' ') || ' ' ||
    ${ingredients.localNames}::text) like plain_text(${likePattern(typed)})`

/** Ingredients by name. */
export async function listIngredients(db: Db, labels: LabelRows, asked: Asked) {
  const where = and(
    asked.name === undefined ? undefined : isCalled(asked.name),
    asked.groupId === undefined ? undefined : eq(ingredients.groupId, asked.groupId),
  )
  const sortable = {
    name: plainName,
    groupName: { mayLack: ingredientGroups.name },
    category: ingredients.category,
    createdAt: ingredients.createdAt,
    updatedAt: ingredients.updatedAt,
  }
  const rows = await selectIngredients(db)
    .where(where)
    .orderBy(...orderBy(asked.sort, sortable, [asc(plainName)]), asc(ingredients.id))
    .limit(asked.limit)
    .offset(asked.offset)
  const counts = await labels.countProducts(
    db,
    rows.map(({ row }) => row.id),
  )
  const results = rows.map((each) => toIngredient(each, counts.get(each.row.id) ?? 0))
  return { results, count: await db.$count(ingredients, where) }
}

/** An ingredient with its reference value and upper limits. Throws not-found. */
export async function getIngredient(db: Db, labels: LabelRows, ingredientId: string): Promise<Ingredient> {
  const [row] = await selectIngredients(db).where(eq(ingredients.id, ingredientId))
  if (!row) throw notFound('ingredient')
  const counts = await labels.countProducts(db, [ingredientId])
  return toIngredient(row, counts.get(ingredientId) ?? 0)
}

/** In single-table queries Drizzle emits bare column names, which inside this subquery would refer to ingredients. */
const ingredientCount = sql<number>`(select count(*)::int from ${ingredients}
  where ${ingredients}.group_id = ${ingredientGroups}.id)`

const selectGroups = (db: Db) => db.select({ row: ingredientGroups, ingredientCount }).from(ingredientGroups)

type GroupRow = Awaited<ReturnType<typeof selectGroups>>[number]

const toGroup = ({ row, ingredientCount: count }: GroupRow): IngredientGroup => ({
  ...row,
  ...nutritionFacts(row.nutrientKey),
  ingredientCount: count,
  createdAt: row.createdAt.toISOString(),
  updatedAt: row.updatedAt.toISOString(),
})

/** Groups by name. */
export async function listGroups(db: Db, { name, offset, limit, sort }: Asked) {
  const plainGroup = plain(sql`${ingredientGroups.name}`)
  const where =
    name === undefined
      ? undefined
      : sql`plain_text(${ingredientGroups.name} || ' ' || array_to_string(${ingredientGroups.synonyms}, ' '))
          like plain_text(${likePattern(name)})`
  const sortable = { name: plainGroup, ingredientCount, updatedAt: ingredientGroups.updatedAt }
  const rows = await selectGroups(db)
    .where(where)
    .orderBy(...orderBy(sort, sortable, [asc(plainGroup)]), asc(ingredientGroups.id))
    .limit(limit)
    .offset(offset)
  return { results: rows.map(toGroup), count: await db.$count(ingredientGroups, where) }
}

/** A group with its reference value and upper limits. Throws not-found. */
export async function getGroup(db: Db, groupId: string): Promise<IngredientGroup> {
  const [row] = await selectGroups(db).where(eq(ingredientGroups.id, groupId))
  if (!row) throw notFound('group')
  return toGroup(row)
}

/** The ingredients of groups. */
export async function listIngredientIds(db: Db, groupIds: string[]): Promise<string[]> {
  const rows = await db
    .select({ id: ingredients.id })
    .from(ingredients)
    .where(inArray(ingredients.groupId, groupIds))
  return rows.map(({ id }) => id)
}
