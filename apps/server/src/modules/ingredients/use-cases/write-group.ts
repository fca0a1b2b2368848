import type { GroupChange, GroupInput } from '@salvia/contract/ingredients'
import { and, eq, ne, sql } from 'drizzle-orm'
import type { Db } from '#db/database'
import { oneAtATime } from '#db/one-at-a-time'
import { recordAudit } from '#kernel/audit/record-audit'
import { conflict, notFound, Outdated } from '#kernel/domain-error'
import { newId } from '#kernel/ids'
import { getGroup } from '../data/ingredient-queries.ts'
import { ingredientGroups } from '../data/ingredient-tables.ts'
import { checkNutrient, given, INGREDIENT_NAMES } from './write-ingredient.ts'

async function check(tx: Db, { name, nutrientKey }: Partial<GroupInput>, groupId: string): Promise<void> {
  checkNutrient(nutrientKey)
  await oneAtATime(tx, INGREDIENT_NAMES)
  if (name === undefined) return
  const same = and(sql`lower(${ingredientGroups.name}) = lower(${name})`, ne(ingredientGroups.id, groupId))
  if ((await tx.$count(ingredientGroups, same)) > 0)
    throw conflict('name_taken', 'Another group has this name.')
}

/** Makes a group and answers its id. Throws conflict for a name that another has, and invalid. */
export function createGroup(
  db: Db,
  { input, actorId }: { input: GroupInput; actorId: string },
  now: Date,
): Promise<string> {
  return db.transaction(async (tx) => {
    const id = newId()
    await check(tx, input, id)
    await tx
      .insert(ingredientGroups)
      .values({ ...given(input), id, name: input.name, createdAt: now, updatedAt: now })
    const subject = { type: 'IngredientGroup', id }
    await recordAudit(tx, { event: 'IngredientGroupCreated', actorId, subject }, now)
    return id
  })
}

/**
 * Changes a group. Throws not-found, invalid, conflict for a name that another has, and precondition with the group as
 * it is when someone else saved since `version` was read.
 */
export async function changeGroup(
  db: Db,
  { groupId, actorId }: { groupId: string; actorId: string },
  { version, ...change }: GroupChange,
  now: Date,
): Promise<void> {
  await db.transaction(async (tx) => {
    await check(tx, change, groupId)
    const [row] = await tx
      .select()
      .from(ingredientGroups)
      .where(eq(ingredientGroups.id, groupId))
      .for('update')
    if (!row) throw notFound('group')
    if (version !== row.version)
      throw new Outdated('Someone else saved this group meanwhile.', await getGroup(tx, groupId))
    const fields = given(change)
    await tx
      .update(ingredientGroups)
      .set({ ...fields, version: row.version + 1, updatedAt: now })
      .where(eq(ingredientGroups.id, groupId))
    const subject = { type: 'IngredientGroup', id: groupId }
    const details = { fields: Object.keys(fields) }
    await recordAudit(tx, { event: 'IngredientGroupChanged', actorId, subject, details }, now)
  })
}
