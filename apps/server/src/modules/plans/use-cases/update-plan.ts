import type { ItemInput, PlanChange, Recommendation } from '@salvia/contract/plans/plan-records'
import { withFirstPhase } from '@salvia/rules/plans/dose-phases'
import { and, eq, notInArray, sql } from 'drizzle-orm'
import type { Db } from '#db/database'
import { isOutdated, Outdated } from '#kernel/domain-error'
import type { Actor } from '#kernel/http/actor'
import { recommendationItems } from '../data/plan-tables.ts'
import { checkCategory } from './check-category.ts'
import { checkItems, type HeldBefore } from './check-items.ts'
import { checkTemplate, dropPersonalNotes, dropPersonalNotesOfVersions } from './check-template.ts'
import { changeContent } from './keep-version.ts'
import { lockOwnPlan } from './own-plan.ts'

type Change = {
  recommendationId: string
  input: PlanChange
  version: number | undefined
  /** The plan as its caller sees it. */
  describe: (tx: Db) => Promise<Recommendation>
}

/** Unchanged products keep their row, so that carts referring to it still follow the plan. */
export async function replaceItems(
  tx: Db,
  recommendationId: string,
  items: ItemInput[],
  before: HeldBefore = recommendationId,
): Promise<void> {
  await checkItems(tx, items, before)
  const ofPlan = eq(recommendationItems.recommendationId, recommendationId)
  const kept = items.map(({ productId }) => productId)
  await tx
    .delete(recommendationItems)
    .where(kept.length > 0 ? and(ofPlan, notInArray(recommendationItems.productId, kept)) : ofPlan)
  if (items.length === 0) return
  await tx
    .insert(recommendationItems)
    .values(items.map((item) => ({ ...withFirstPhase(item), recommendationId })))
    .onConflictDoUpdate({
      target: [recommendationItems.recommendationId, recommendationItems.productId],
      set: {
        notes: sql`excluded.notes`,
        isNotePersonal: sql`excluded.is_note_personal`,
        intakeAmount: sql`excluded.intake_amount`,
        intakeFormatId: sql`excluded.intake_format_id`,
        intakeTime: sql`excluded.intake_time`,
        intakeFoodInstruction: sql`excluded.intake_food_instruction`,
        duration: sql`excluded.duration`,
        schedule: sql`excluded.schedule`,
      },
    })
}

/**
 * Writes a plan as a whole; fields that are left out stay. A template that stops being one is global no more; who sees a
 * template and whose it is are an admin's to change (`checkTemplate` says what it throws). Throws invalid for an unknown
 * category and for items that a plan may not contain. Throws a failed precondition, with the plan as it is, when the
 * caller wrote against an older version: nothing is changed then, and the caller keeps its text.
 */
export function updatePlan(db: Db, actor: Actor, change: Change, now: Date): Promise<void> {
  return db.transaction(async (tx) => {
    const plan = await lockOwnPlan(tx, actor, change.recommendationId, now)
    if (isOutdated(change.version, plan))
      throw new Outdated('This plan was changed elsewhere since it was opened.', await change.describe(tx))
    const { recommendationItems: items, ...fields } = change.input
    await checkCategory(tx, fields.templateCategoryId)
    const template = await checkTemplate(tx, { actor, plan, fields })
    const hasNewAuthor = template.practitionerId !== plan.practitionerId
    const write = async () => {
      if (items) await replaceItems(tx, plan.id, items)
      if (hasNewAuthor) await dropPersonalNotes(tx, plan.id)
    }
    // The internal name was its author's alone.
    const named = hasNewAuthor ? { internalName: fields.internalName ?? null } : {}
    await changeContent(tx, { plan, actor, change: write, fields: { ...fields, ...template, ...named } }, now)
    if (hasNewAuthor) await dropPersonalNotesOfVersions(tx, plan.id)
  })
}
