import type { IngredientChange, IngredientInput } from '@salvia/contract/ingredients/ingredients'
import { eq } from 'drizzle-orm'
import type { Db } from '#db/database'
import { recordAudit } from '#kernel/audit/record-audit'
import { isOutdated, notFound, Outdated } from '#kernel/domain-error'
import { newId } from '#kernel/ids'
import { getIngredient } from '../data/ingredient-queries.ts'
import { ingredientGroups, ingredients } from '../data/ingredient-tables.ts'
import type { LabelRows } from '../label-rows.ts'
import { changesOf, checkNaming, given } from './name-record.ts'

async function check(tx: Db, change: Partial<IngredientInput>, ingredientId: string): Promise<void> {
  const { groupId } = change
  await checkNaming(tx, ingredients, { ...change, id: ingredientId })
  if (groupId && (await tx.$count(ingredientGroups, eq(ingredientGroups.id, groupId))) === 0)
    throw notFound('group')
}

/** Creates an ingredient and returns its id. Throws conflict if the name is taken, not-found, invalid. */
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

type Writing = {
  ingredientId: string
  actorId: string
  version?: number | undefined
  labelRows: LabelRows
}

/**
 * Changes an ingredient; the products with it on their label become searchable by the new names. Throws not-found,
 * invalid, conflict if the name is taken, and precondition with the current ingredient if someone else saved since
 * `version` was read.
 */
export async function changeIngredient(
  db: Db,
  { ingredientId, actorId, version, labelRows }: Writing,
  change: IngredientChange,
  now: Date,
): Promise<void> {
  await db.transaction(async (tx) => {
    await check(tx, change, ingredientId)
    await labelRows.hold(tx, [ingredientId])
    const [row] = await tx
      .select()
      .from(ingredients)
      .where(eq(ingredients.id, ingredientId))
      .for('no key update')
    if (!row) throw notFound('ingredient')
    if (isOutdated(version, row))
      throw new Outdated(
        'Someone else saved this ingredient meanwhile.',
        await getIngredient(tx, labelRows, ingredientId),
      )
    const fields = given(change)
    await tx
      .update(ingredients)
      .set({ ...fields, version: row.version + 1, updatedAt: now })
      .where(eq(ingredients.id, ingredientId))
    await labelRows.refresh(tx, [ingredientId])
    const subject = { type: 'Ingredient', id: ingredientId }
    const details = { changes: changesOf(row, fields) }
    await recordAudit(tx, { event: 'IngredientChanged', actorId, subject, details }, now)
  })
}
