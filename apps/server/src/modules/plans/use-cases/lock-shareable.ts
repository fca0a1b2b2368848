import { eq } from 'drizzle-orm'
import type { Db } from '#db/database'
import { conflict } from '#kernel/domain-error'
import type { Actor } from '#kernel/http/actor'
import { recommendationItems, type recommendations } from '../data/plan-tables.ts'
import { lockOwnPlan } from './own-plan.ts'

/**
 * A plan of the caller that can be shared with clients, locked. Throws not-found as `lockOwnPlan`, conflict for a template
 * and for a plan without products.
 */
export async function lockShareable(
  tx: Db,
  actor: Actor,
  recommendationId: string,
  now: Date,
): Promise<typeof recommendations.$inferSelect> {
  const plan = await lockOwnPlan(tx, actor, recommendationId, now)
  if (plan.isTemplate)
    throw conflict('plan_is_template', 'A template is for no client: copy it into a plan first.')
  const items = await tx.$count(recommendationItems, eq(recommendationItems.recommendationId, plan.id))
  if (items === 0) throw conflict('plan_empty', 'There is nothing in this plan yet.')
  return plan
}
