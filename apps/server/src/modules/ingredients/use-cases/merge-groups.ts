import { and, eq, inArray } from 'drizzle-orm'
import { listIngredientIds } from '../data/ingredient-queries.ts'
import { ingredientGroups, ingredients } from '../data/ingredient-tables.ts'
import type { LabelRows } from '../label-rows.ts'
import { namesAfterUndo } from '../merged-names.ts'
import type { MergeKind } from './merge-records.ts'

type Row = typeof ingredientGroups.$inferSelect
type Kept = { moved: { id: string; groupId: string | null }[]; synonyms: string[] }

/** Merging groups moves their ingredients. */
export const groupMerge = (labelRows: LabelRows): MergeKind<Row, Kept> => ({
  subjectType: 'IngredientGroup',
  events: {
    merged: 'IngredientGroupsMerged',
    tried: 'IngredientGroupMergeTried',
    undone: 'IngredientGroupMergeUndone',
  },
  async lock(tx, ids) {
    await labelRows.hold(tx, await listIngredientIds(tx, ids))
    return tx.select().from(ingredientGroups).where(inArray(ingredientGroups.id, ids)).for('update')
  },
  countMoved: (tx, sourceIds) => tx.$count(ingredients, inArray(ingredients.groupId, sourceIds)),
  async merge(tx, { target, sources, synonyms }, now) {
    const sourceIds = sources.map(({ id }) => id)
    const isOfSource = inArray(ingredients.groupId, sourceIds)
    const moved = await tx
      .select({ id: ingredients.id, groupId: ingredients.groupId })
      .from(ingredients)
      .where(isOfSource)
    await tx.update(ingredients).set({ groupId: target.id }).where(isOfSource)
    await tx.delete(ingredientGroups).where(inArray(ingredientGroups.id, sourceIds))
    await tx
      .update(ingredientGroups)
      .set({ synonyms, version: target.version + 1, updatedAt: now })
      .where(eq(ingredientGroups.id, target.id))
    await labelRows.refresh(tx, await listIngredientIds(tx, [target.id]))
    return { moved, synonyms: target.synonyms }
  },
  async revive(tx, sources) {
    const rows = await tx
      .insert(ingredientGroups)
      .values(sources)
      .onConflictDoNothing()
      .returning({ id: ingredientGroups.id })
    return rows.length
  },
  async putBack(tx, target, { moved, synonyms: before, sources }, now) {
    for (const { id, groupId } of moved)
      await tx
        .update(ingredients)
        .set({ groupId })
        .where(and(eq(ingredients.id, id), eq(ingredients.groupId, target.id)))
    const brought = sources.flatMap(({ name, synonyms }) => [name, ...synonyms])
    const synonyms = namesAfterUndo(target.synonyms, { before, brought })
    await tx
      .update(ingredientGroups)
      .set({ synonyms, version: target.version + 1, updatedAt: now })
      .where(eq(ingredientGroups.id, target.id))
    await labelRows.refresh(tx, await listIngredientIds(tx, [target.id, ...sources.map(({ id }) => id)]))
  },
})
