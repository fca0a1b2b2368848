import type { GroupChange, GroupInput } from '@salvia/contract/ingredients/ingredients'
import { eq } from 'drizzle-orm'
import type { Db } from '#db/database'
import { recordAudit } from '#kernel/audit/record-audit'
import { isOutdated, notFound, Outdated } from '#kernel/domain-error'
import { newId } from '#kernel/ids'
import { getGroup, listIngredientIds } from '../data/ingredient-queries.ts'
import { ingredientGroups } from '../data/ingredient-tables.ts'
import type { LabelRows } from '../label-rows.ts'
import { changesOf, checkNaming, given } from './name-record.ts'

/** Creates a group and returns its id. Throws conflict if the name is taken, and invalid. */
export function createGroup(
  db: Db,
  { input, actorId }: { input: GroupInput; actorId: string },
  now: Date,
): Promise<string> {
  return db.transaction(async (tx) => {
    const id = newId()
    await checkNaming(tx, ingredientGroups, { ...input, id })
    await tx
      .insert(ingredientGroups)
      .values({ ...given(input), id, name: input.name, createdAt: now, updatedAt: now })
    const subject = { type: 'IngredientGroup', id }
    await recordAudit(tx, { event: 'IngredientGroupCreated', actorId, subject }, now)
    return id
  })
}

type Writing = { groupId: string; actorId: string; version?: number | undefined; labelRows: LabelRows }

/**
 * Changes a group; its ingredients' products become searchable by the new names. Throws not-found, invalid, conflict if
 * the name is taken, and precondition with the current group if someone else saved since `version` was read.
 */
export async function changeGroup(
  db: Db,
  { groupId, actorId, version, labelRows }: Writing,
  change: GroupChange,
  now: Date,
): Promise<void> {
  await db.transaction(async (tx) => {
    await checkNaming(tx, ingredientGroups, { ...change, id: groupId })
    const ingredientIds = await listIngredientIds(tx, [groupId])
    await labelRows.hold(tx, ingredientIds)
    const isGroup = eq(ingredientGroups.id, groupId)
    const [row] = await tx.select().from(ingredientGroups).where(isGroup).for('no key update')
    if (!row) throw notFound('group')
    if (isOutdated(version, row))
      throw new Outdated('Someone else saved this group meanwhile.', await getGroup(tx, groupId))
    const fields = given(change)
    await tx
      .update(ingredientGroups)
      .set({ ...fields, version: row.version + 1, updatedAt: now })
      .where(isGroup)
    await labelRows.refresh(tx, ingredientIds)
    const subject = { type: 'IngredientGroup', id: groupId }
    const details = { changes: changesOf(row, fields) }
    await recordAudit(tx, { event: 'IngredientGroupChanged', actorId, subject, details }, now)
  })
}
