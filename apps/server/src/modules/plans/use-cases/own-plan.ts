import { and, eq } from 'drizzle-orm'
import type { Db } from '#db/database'
import { recordAudit } from '#kernel/audit/record-audit'
import { notFound } from '#kernel/domain-error'
import { type Actor, isAdmin } from '#kernel/http/actor'
import { recommendations } from '../data/plan-tables.ts'

type Plan = typeof recommendations.$inferSelect

/**
 * A plan the caller may write: their own, or any for an admin, whose changes to others' plans are audited. Locked until
 * the caller's transaction ends. Throws not-found both for others' plans and for missing ones.
 */
export async function lockOwnPlan(tx: Db, actor: Actor, recommendationId: string, now: Date): Promise<Plan> {
  const [plan] = await tx
    .select()
    .from(recommendations)
    .where(and(eq(recommendations.id, recommendationId), eq(recommendations.isActive, true)))
    .for('update')
  if (!plan || !(plan.practitionerId === actor.userId || isAdmin(actor))) throw notFound('recommendation')
  if (plan.practitionerId === actor.userId) return plan
  const subject = { type: 'Recommendation', id: recommendationId }
  await recordAudit(tx, { event: 'PlanChangedByAdmin', actorId: actor.userId, subject }, now)
  return plan
}

/** Whose plan it is; null for one that is not there. */
export async function findPlanOwner(db: Db, recommendationId: string): Promise<string | null> {
  const [plan] = await db
    .select({ practitionerId: recommendations.practitionerId })
    .from(recommendations)
    .where(eq(recommendations.id, recommendationId))
  return plan?.practitionerId ?? null
}
