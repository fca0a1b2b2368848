import type { IngredientChange, IngredientInput } from '@salvia/contract/ingredients'
import { and, eq, ne, sql } from 'drizzle-orm'
import type { Db } from '#db/database'
import { oneAtATime } from '#db/one-at-a-time'
import { recordAudit } from '#kernel/audit/record-audit'
import { conflict, invalid, notFound, Outdated } from '#kernel/domain-error'
import { newId } from '#kernel/ids'
import { getIngredient } from '../data/ingredient-queries.ts'
import { ingredientGroups, ingredients } from '../data/ingredient-tables.ts'
import type { LabelRows } from '../label-rows.ts'
import { nutrients } from '../nutrients.ts'

/** Names, merges and removals of ingredients wait for each other. */
export const INGREDIENT_NAMES = 'ingredient-names'

/** Throws invalid for a nutrient that the product does not know. */
export function checkNutrient(nutrientKey: string | null | undefined): void {
  if (nutrientKey && !nutrients().has(nutrientKey))
    throw invalid('word_unknown', 'There is no such nutrient.', [
      { id: 'nutrientKey', error: 'word_unknown' },
    ])
}

async function check(tx: Db, change: Partial<IngredientInput>, ingredientId: string): Promise<void> {
  const { name, groupId, nutrientKey } = change
  checkNutrient(nutrientKey)
  await oneAtATime(tx, INGREDIENT_NAMES)
  if (groupId && (await tx.$count(ingredientGroups, eq(ingredientGroups.id, groupId))) === 0)
    throw notFound('group')
  if (name === undefined) return
  const same = and(sql`lower(${ingredients.name}) = lower(${name})`, ne(ingredients.id, ingredientId))
  if ((await tx.$count(ingredients, same)) > 0)
    throw conflict('name_taken', 'Another ingredient has this name.')
}

type Fields = Partial<typeof ingredients.$inferInsert>

/** The fields that were sent. */
export const given = (change: object): Fields =>
  Object.fromEntries(Object.entries(change).filter(([, value]) => value !== undefined))

/** Makes an ingredient and answers its id. Throws conflict for a name that another has, not-found, invalid. */
export function createIngredient(
  db: Db,
  { input, actorId }: { input: IngredientInput; actorId: string },
  now: Date,
): Promise<string> {
  return db.transaction(async (tx) => {
    const id = newId()
    await check(tx, input, id)
    await tx
      .insert(ingredients)
      .values({ ...given(input), id, name: input.name, createdAt: now, updatedAt: now })
    const subject = { type: 'Ingredient', id }
    await recordAudit(tx, { event: 'IngredientCreated', actorId, subject }, now)
    return id
  })
}

type Writing = { ingredientId: string; actorId: string; labelRows: LabelRows }

/**
 * Changes an ingredient. Throws not-found, invalid, conflict for a name that another has, and precondition with the
 * ingredient as it is when someone else saved since `version` was read.
 */
export async function changeIngredient(
  db: Db,
  { ingredientId, actorId, labelRows }: Writing,
  { version, ...change }: Partial<IngredientChange>,
  now: Date,
): Promise<void> {
  await db.transaction(async (tx) => {
    await check(tx, change, ingredientId)
    const [row] = await tx.select().from(ingredients).where(eq(ingredients.id, ingredientId)).for('update')
    if (!row) throw notFound('ingredient')
    if (version !== undefined && version !== row.version)
      throw new Outdated(
        'Someone else saved this ingredient meanwhile.',
        await getIngredient(tx, labelRows, ingredientId),
      )
    const fields = given(change)
    await tx
      .update(ingredients)
      .set({ ...fields, version: row.version + 1, updatedAt: now })
      .where(eq(ingredients.id, ingredientId))
    const changes = Object.entries(fields).map(([field, to]) => ({
      field,
      from: row[field as keyof typeof row],
      to,
    }))
    const subject = { type: 'Ingredient', id: ingredientId }
    await recordAudit(tx, { event: 'IngredientChanged', actorId, subject, details: { changes } }, now)
  })
}
