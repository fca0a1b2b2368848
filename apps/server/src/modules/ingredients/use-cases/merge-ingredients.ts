import type { Merged } from '@salvia/contract/ingredients'
import { eq, inArray } from 'drizzle-orm'
import type { Db } from '#db/database'
import { oneAtATime } from '#db/one-at-a-time'
import { findAudit } from '#kernel/audit/list-audit'
import { recordAudit } from '#kernel/audit/record-audit'
import { conflict, notFound } from '#kernel/domain-error'
import { newId } from '#kernel/ids'
import { ingredients } from '../data/ingredient-tables.ts'
import type { LabelRows } from '../label-rows.ts'
import { mergedLocalNames, mergedSynonyms } from '../merged-names.ts'
import { INGREDIENT_NAMES } from './write-ingredient.ts'

export type MergeAsked = { targetId: string; sourceIds: string[]; isDryRun?: boolean | undefined }
type Row = typeof ingredients.$inferSelect
type Kept = Pick<Row, 'synonyms' | 'localNames'>

/** What the log keeps of a merge, so that it can be taken back. */
type Record = { sources: Row[]; moved: { [sourceId: string]: string[] }; before: Kept }

const EVENT = 'IngredientsMerged'

/** The records of a merge, all there. Throws conflict when one was merged away meanwhile or goes into itself. */
export function partsOfMerge<R extends { id: string }>(rows: R[], { targetId, sourceIds }: MergeAsked) {
  const target = rows.find(({ id }) => id === targetId)
  const sources = rows.filter(({ id }) => id !== targetId)
  if (!target || sources.length !== new Set(sourceIds).size)
    throw conflict('merge_conflict', 'One of these was merged or removed meanwhile, or goes into itself.')
  return { target, sources }
}

const named = ({ id, name }: { id: string; name: string }) => ({ id, name })

/**
 * Merges ingredients into one in one transaction: label rows name it, the others' names are its synonyms. Of two admins
 * who merge the same one, the second gets a conflict. A dry run answers the same and changes nothing.
 */
export function mergeIngredients(
  db: Db,
  { asked, actorId, labelRows }: { asked: MergeAsked; actorId: string; labelRows: LabelRows },
  now: Date,
): Promise<Merged> {
  const { targetId, isDryRun = false } = asked
  return db.transaction(async (tx) => {
    await oneAtATime(tx, INGREDIENT_NAMES)
    const ids = [...new Set([targetId, ...asked.sourceIds])]
    const rows = await tx.select().from(ingredients).where(inArray(ingredients.id, ids)).for('update')
    const { target, sources } = partsOfMerge(rows, asked)
    const synonyms = mergedSynonyms(target, sources)
    const movedCount = await labelRows.count(tx, asked.sourceIds)
    const shown = { target: named(target), sources: sources.map(named), synonyms, movedCount }
    const subject = { type: 'Ingredient', id: targetId }
    if (isDryRun) {
      await recordAudit(tx, { event: 'IngredientMergeTried', actorId, subject }, now)
      return { ...shown, mergeId: null }
    }
    const moved = await labelRows.move(tx, asked.sourceIds, targetId)
    const localNames = mergedLocalNames([target, ...sources].map((row) => row.localNames))
    await tx.delete(ingredients).where(inArray(ingredients.id, asked.sourceIds))
    await tx
      .update(ingredients)
      .set({ synonyms, localNames, version: target.version + 1, updatedAt: now })
      .where(eq(ingredients.id, targetId))
    const mergeId = newId()
    const before = { synonyms: target.synonyms, localNames: target.localNames }
    const details: Record = { sources, moved, before }
    await recordAudit(tx, { id: mergeId, event: EVENT, actorId, subject, details }, now)
    return { ...shown, mergeId }
  })
}

const refuseUndo = () =>
  conflict('undo_conflict', 'This was taken back already, or too much has changed since.')

/** The row of the log with its times as times again. */
const revived = (row: Row): Row => ({
  ...row,
  createdAt: new Date(row.createdAt),
  updatedAt: new Date(row.updatedAt),
})

/**
 * Takes a merge back from the log: the merged ingredients are there again, with the label rows that still name the
 * target. Answers the target's id. Throws not-found, and conflict when it was taken back or a name is taken since.
 */
export function undoIngredientMerge(
  db: Db,
  { mergeId, actorId, labelRows }: { mergeId: string; actorId: string; labelRows: LabelRows },
  now: Date,
): Promise<string> {
  return db.transaction(async (tx) => {
    await oneAtATime(tx, INGREDIENT_NAMES)
    const entry = await findAudit(tx, { id: mergeId, event: EVENT })
    if (!entry?.subjectId) throw notFound('merge')
    const targetId = entry.subjectId
    const { sources, moved, before } = entry.details as Record
    const [target] = await tx.select().from(ingredients).where(eq(ingredients.id, targetId)).for('update')
    if (!target) throw refuseUndo()
    const inserted = await tx
      .insert(ingredients)
      .values(sources.map(revived))
      .onConflictDoNothing()
      .returning({ id: ingredients.id })
    if (inserted.length < sources.length) throw refuseUndo()
    for (const [toId, rowIds] of Object.entries(moved))
      await labelRows.putBack(tx, rowIds, { fromId: targetId, toId })
    await tx
      .update(ingredients)
      .set({ ...before, version: target.version + 1, updatedAt: now })
      .where(eq(ingredients.id, targetId))
    const subject = { type: 'Ingredient', id: targetId }
    await recordAudit(tx, { event: 'IngredientMergeUndone', actorId, subject, details: { mergeId } }, now)
    return targetId
  })
}
