import { and, eq } from 'drizzle-orm'
import type { Db } from '#db/database'
import { recordAudit } from '#kernel/audit/record-audit'
import { notFound } from '#kernel/domain-error'
import { type Actor, isAdmin } from '#kernel/http/actor'
import { recommendations } from '../data/plan-tables.ts'

type Plan = typeof recommendations.$inferSelect

/**
 * A plan that the caller may write: its own, or any for an admin, whose work on another's is in the audit log. Locked
 * until the caller's transaction ends. Throws not-found for another's, as for one that does not exist.
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
