import { withoutPersonal } from '@salvia/rules/plans/personal-parts'
import { eq } from 'drizzle-orm'
import type { Db } from '#db/database'
import { notFound } from '#kernel/domain-error'
import { type Actor, isAdmin, isApprovedPractitioner } from '#kernel/http/actor'
import { recommendationItems, recommendations } from '../data/plan-tables.ts'
import { createPlan } from './create-plan.ts'

type Copy = { recommendationId: string; isTemplate?: boolean | undefined; name?: string | undefined }
type Plan = typeof recommendations.$inferSelect

const isAuthor = (actor: Actor, plan: Plan): boolean => plan.practitionerId === actor.userId || isAdmin(actor)

function mayCopy(actor: Actor, plan: Plan): boolean {
  if (!plan.isActive) return false
  if (isAuthor(actor, plan)) return true
  return plan.isGlobalTemplate && isApprovedPractitioner(actor)
}

/**
 * Creates a plan of the caller from one of their own or a template they may see: with a new code, no clients, and all
 * products, including unavailable ones. Personal notes stay with the person they were written for: only a copy of one's
 * own template has them. Returns its id; throws not-found if the caller may not see the source.
 */
export function copyPlan(db: Db, actor: Actor, copy: Copy, now: Date): Promise<string> {
  return db.transaction(async (tx) => {
    const [plan] = await tx
      .select()
      .from(recommendations)
      .where(eq(recommendations.id, copy.recommendationId))
    if (!plan || !mayCopy(actor, plan)) throw notFound('recommendation')
    const items = await tx
      .select()
      .from(recommendationItems)
      .where(eq(recommendationItems.recommendationId, plan.id))
    const author = { practitionerId: actor.userId, languageCode: plan.languageCode }
    const { description, summary, evidence, discountPercentage } = plan
    const isTemplate = copy.isTemplate ?? false
    const isOwnTemplate = plan.isTemplate && plan.practitionerId === actor.userId
    return createPlan(
      tx,
      author,
      {
        name: copy.name ?? plan.name,
        isTemplate,
        description,
        summary,
        evidence,
        discountPercentage,
        templateCategoryId: isTemplate ? plan.templateCategoryId : null,
        recommendationItems: (isOwnTemplate ? items : withoutPersonal(items)).map(
          ({ id, recommendationId, ...item }) => item,
        ),
      },
      now,
    )
  })
}
