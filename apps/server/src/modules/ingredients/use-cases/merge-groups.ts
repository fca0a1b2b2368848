import type { Merged } from '@salvia/contract/ingredients'
import { and, eq, inArray } from 'drizzle-orm'
import type { Db } from '#db/database'
import { oneAtATime } from '#db/one-at-a-time'
import { findAudit } from '#kernel/audit/list-audit'
import { recordAudit } from '#kernel/audit/record-audit'
import { conflict, notFound } from '#kernel/domain-error'
import { newId } from '#kernel/ids'
import { ingredientGroups, ingredients } from '../data/ingredient-tables.ts'
import { mergedSynonyms } from '../merged-names.ts'
import { type MergeAsked, partsOfMerge } from './merge-ingredients.ts'
import { INGREDIENT_NAMES } from './write-ingredient.ts'

type Row = typeof ingredientGroups.$inferSelect
type Record = { sources: Row[]; moved: { id: string; groupId: string | null }[]; synonyms: string[] }

const EVENT = 'IngredientGroupsMerged'

const named = ({ id, name }: { id: string; name: string }) => ({ id, name })

/**
 * Merges groups into one in one transaction: their ingredients join it, their names are its synonyms. Of two admins who
 * merge the same one, the second gets a conflict. A dry run answers the same and changes nothing.
 */
export function mergeGroups(
  db: Db,
  { asked, actorId }: { asked: MergeAsked; actorId: string },
  now: Date,
): Promise<Merged> {
  const { targetId, sourceIds, isDryRun = false } = asked
  return db.transaction(async (tx) => {
    await oneAtATime(tx, INGREDIENT_NAMES)
    const ids = [...new Set([targetId, ...sourceIds])]
    const rows = await tx
      .select()
      .from(ingredientGroups)
      .where(inArray(ingredientGroups.id, ids))
      .for('update')
    const { target, sources } = partsOfMerge(rows, asked)
    const synonyms = mergedSynonyms(target, sources)
    const moved = await tx
      .select({ id: ingredients.id, groupId: ingredients.groupId })
      .from(ingredients)
      .where(inArray(ingredients.groupId, sourceIds))
    const shown = {
      target: named(target),
      sources: sources.map(named),
      synonyms,
      movedCount: moved.length,
    }
    const subject = { type: 'IngredientGroup', id: targetId }
    if (isDryRun) {
      await recordAudit(tx, { event: 'IngredientGroupMergeTried', actorId, subject }, now)
      return { ...shown, mergeId: null }
    }
    await tx.update(ingredients).set({ groupId: targetId }).where(inArray(ingredients.groupId, sourceIds))
    await tx.delete(ingredientGroups).where(inArray(ingredientGroups.id, sourceIds))
    await tx
      .update(ingredientGroups)
      .set({ synonyms, version: target.version + 1, updatedAt: now })
      .where(eq(ingredientGroups.id, targetId))
    const mergeId = newId()
    const details: Record = { sources, moved, synonyms: target.synonyms }
    await recordAudit(tx, { id: mergeId, event: EVENT, actorId, subject, details }, now)
    return { ...shown, mergeId }
  })
}

const refuseUndo = () =>
  conflict('undo_conflict', 'This was taken back already, or too much has changed since.')

const revived = (row: Row): Row => ({
  ...row,
  createdAt: new Date(row.createdAt),
  updatedAt: new Date(row.updatedAt),
})

/** Takes a merge of groups back from the log. Answers the target's id. Throws not-found and conflict. */
export function undoGroupMerge(
  db: Db,
  { mergeId, actorId }: { mergeId: string; actorId: string },
  now: Date,
): Promise<string> {
  return db.transaction(async (tx) => {
    await oneAtATime(tx, INGREDIENT_NAMES)
    const entry = await findAudit(tx, { id: mergeId, event: EVENT })
    if (!entry?.subjectId) throw notFound('merge')
    const targetId = entry.subjectId
    const { sources, moved, synonyms } = entry.details as Record
    const isTarget = eq(ingredientGroups.id, targetId)
    const [target] = await tx.select().from(ingredientGroups).where(isTarget).for('update')
    if (!target) throw refuseUndo()
    const inserted = await tx
      .insert(ingredientGroups)
      .values(sources.map(revived))
      .onConflictDoNothing()
      .returning({ id: ingredientGroups.id })
    if (inserted.length < sources.length) throw refuseUndo()
    for (const { id, groupId } of moved)
      await tx
        .update(ingredients)
        .set({ groupId })
        .where(and(eq(ingredients.id, id), eq(ingredients.groupId, targetId)))
    await tx
      .update(ingredientGroups)
      .set({ synonyms, version: target.version + 1, updatedAt: now })
      .where(isTarget)
    const subject = { type: 'IngredientGroup', id: targetId }
    await recordAudit(
      tx,
      { event: 'IngredientGroupMergeUndone', actorId, subject, details: { mergeId } },
      now,
    )
    return targetId
  })
}
