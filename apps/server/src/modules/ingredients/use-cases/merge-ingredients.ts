import { eq, inArray } from 'drizzle-orm'
import { ingredients } from '../data/ingredient-tables.ts'
import type { LabelRows } from '../label-rows.ts'
import { localNamesAfterUndo, mergedLocalNames, namesAfterUndo } from '../merged-names.ts'
import type { MergeKind } from './merge-records.ts'

type Row = typeof ingredients.$inferSelect
type Kept = { moved: Record<string, string[]>; before: Pick<Row, 'synonyms' | 'localNames'> }

/** Merging ingredients moves their label rows and combines their names per language. */
export const ingredientMerge = (labelRows: LabelRows): MergeKind<Row, Kept> => ({
  subjectType: 'Ingredient',
  events: {
    merged: 'IngredientsMerged',
    tried: 'IngredientMergeTried',
    undone: 'IngredientMergeUndone',
  },
  async lock(tx, ids) {
    await labelRows.hold(tx, ids)
    return tx.select().from(ingredients).where(inArray(ingredients.id, ids)).for('update')
  },
  countMoved: labelRows.count,
  async merge(tx, { target, sources, synonyms }, now) {
    const sourceIds = sources.map(({ id }) => id)
    const moved = await labelRows.move(tx, sourceIds, target.id)
    const localNames = mergedLocalNames([target, ...sources].map((row) => row.localNames))
    await tx.delete(ingredients).where(inArray(ingredients.id, sourceIds))
    await tx
      .update(ingredients)
      .set({ synonyms, localNames, version: target.version + 1, updatedAt: now })
      .where(eq(ingredients.id, target.id))
    await labelRows.refresh(tx, [target.id])
    return { moved, before: { synonyms: target.synonyms, localNames: target.localNames } }
  },
  async revive(tx, sources) {
    const rows = await tx
      .insert(ingredients)
      .values(sources)
      .onConflictDoNothing()
      .returning({ id: ingredients.id })
    return rows.length
  },
  async putBack(tx, target, { moved, before, sources }, now) {
    for (const [toId, rowIds] of Object.entries(moved))
      await labelRows.putBack(tx, rowIds, { fromId: target.id, toId })
    const brought = sources.flatMap(({ name, synonyms }) => [name, ...synonyms])
    const synonyms = namesAfterUndo(target.synonyms, { before: before.synonyms, brought })
    const theirs = sources.map((source) => source.localNames)
    const localNames = localNamesAfterUndo(target.localNames, before.localNames, theirs)
    await tx
      .update(ingredients)
      .set({ synonyms, localNames, version: target.version + 1, updatedAt: now })
      .where(eq(ingredients.id, target.id))
    await labelRows.refresh(tx, [target.id, ...sources.map(({ id }) => id)])
  },
})
