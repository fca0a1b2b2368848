import { fullName } from '@salvia/rules/people/full-name'
import { eq } from 'drizzle-orm'
import type { Db } from '#db/database'
import { one } from '#db/one'
import { conflict } from '#kernel/domain-error'
import type { Actor } from '#kernel/http/actor'
import { users } from '../../identity/index.ts'
import { recommendationItems, type recommendations } from '../data/plan-tables.ts'
import { lockOwnPlan } from '../use-cases/own-plan.ts'

export type ShareablePlan = { plan: typeof recommendations.$inferSelect; practitionerName: string }

/**
 * A plan of the caller that clients can be invited to, locked. Throws not-found as `lockOwnPlan`, conflict for a
 * template and for a plan without products.
 */
export async function lockShareablePlan(
  tx: Db,
  actor: Actor,
  recommendationId: string,
  now: Date,
): Promise<ShareablePlan> {
  const plan = await lockOwnPlan(tx, actor, recommendationId, now)
  if (plan.isTemplate)
    throw conflict('plan_is_template', 'A template is for no client: copy it into a plan first.')
  const items = await tx.$count(recommendationItems, eq(recommendationItems.recommendationId, plan.id))
  if (items === 0) throw conflict('plan_empty', 'There is nothing in this plan yet.')
  const { firstName, lastName } = one(await tx.select().from(users).where(eq(users.id, plan.practitionerId)))
  return { plan, practitionerName: fullName({ firstName, lastName }) }
}
