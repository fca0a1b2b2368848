import type { ItemInput, PlanInput, Recommendation } from '@salvia/contract/plans/plan-records'
import { and, eq, notInArray, sql } from 'drizzle-orm'
import type { Db } from '#db/database'
import { isOutdated, Outdated } from '#kernel/domain-error'
import type { Actor } from '#kernel/http/actor'
import { recommendationItems } from '../data/plan-tables.ts'
import { checkItems } from './check-items.ts'
import { lockOwnPlan } from './own-plan.ts'
import { touchPlan } from './touch-plan.ts'

type Change = {
  recommendationId: string
  input: PlanInput
  version: number | undefined
  /** The plan as its caller reads it. */
  describe: (tx: Db) => Promise<Recommendation>
}

/** Products that stay keep their row, so that carts which name it still follow the plan. */
async function replaceItems(tx: Db, recommendationId: string, items: ItemInput[]): Promise<void> {
  await checkItems(tx, items)
  const ofPlan = eq(recommendationItems.recommendationId, recommendationId)
  const kept = items.map(({ productId }) => productId)
  await tx
    .delete(recommendationItems)
    .where(kept.length > 0 ? and(ofPlan, notInArray(recommendationItems.productId, kept)) : ofPlan)
  if (items.length === 0) return
  await tx
    .insert(recommendationItems)
    .values(items.map((item) => ({ ...item, recommendationId })))
    .onConflictDoUpdate({
      target: [recommendationItems.recommendationId, recommendationItems.productId],
      set: {
        notes: sql`excluded.notes`,
        intakeAmount: sql`excluded.intake_amount`,
        intakeFormatId: sql`excluded.intake_format_id`,
        intakeTime: sql`excluded.intake_time`,
        intakeFoodInstruction: sql`excluded.intake_food_instruction`,
        duration: sql`excluded.duration`,
      },
    })
}

/**
 * Writes a plan as a whole; fields that are left out stay. Throws a failed precondition, with the plan
 * as it is, when the caller wrote against an older version: nothing is changed then, and the caller keeps its text.
 */
export function updatePlan(db: Db, actor: Actor, change: Change, now: Date): Promise<void> {
  return db.transaction(async (tx) => {
    const plan = await lockOwnPlan(tx, actor, change.recommendationId, now)
    if (isOutdated(change.version, plan))
      throw new Outdated('This plan was changed elsewhere since it was opened.', await change.describe(tx))
    const { recommendationItems: items, ...fields } = change.input
    if (items) await replaceItems(tx, plan.id, items)
    await touchPlan(tx, plan.id, fields, now)
  })
}
