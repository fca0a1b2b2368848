import { withoutPersonal } from '@salvia/rules/plans/personal-parts'
import { normaliseShareCode } from '@salvia/rules/plans/share-code'
import { eq } from 'drizzle-orm'
import type { Db } from '#db/database'
import { notFound } from '#kernel/domain-error'
import { type Actor, isAdmin, isApprovedPractitioner } from '#kernel/http/actor'
import type { App } from '../../../app-type.ts'
import { recommendationItems, recommendationResources, recommendations } from '../data/plan-tables.ts'
import { keepCopies, type ResourceCopy, readResources } from './copy-resources.ts'
import { createPlan } from './create-plan.ts'

type Copy = {
  recommendationId: string
  isTemplate?: boolean | undefined
  name?: string | undefined
  shareCode?: string | undefined
}
type Plan = typeof recommendations.$inferSelect

const isAuthor = (actor: Actor, plan: Plan): boolean => plan.practitionerId === actor.userId || isAdmin(actor)

/** A template's code opens nothing that its reader could not see without. */
const isOpenedBy = (shareCode: string | undefined, plan: Plan): boolean =>
  shareCode !== undefined && !plan.isTemplate && normaliseShareCode(shareCode) === plan.shareCode

/** Whether the caller reads the plan as its author or a colleague does, or only what its code shows; null for neither. */
function readingOf(actor: Actor, plan: Plan, shareCode: string | undefined): 'whole' | 'by code' | null {
  if (!plan.isActive) return null
  if (isAuthor(actor, plan)) return 'whole'
  if (!isApprovedPractitioner(actor)) return null
  if (plan.isGlobalTemplate) return 'whole'
  return isOpenedBy(shareCode, plan) ? 'by code' : null
}

/** The plan to copy, with the evidence that the caller may read. Throws not-found. */
async function getSource(tx: Db, actor: Actor, { recommendationId, shareCode }: Copy) {
  const [plan] = await tx.select().from(recommendations).where(eq(recommendations.id, recommendationId))
  const reading = plan ? readingOf(actor, plan, shareCode) : null
  if (!plan || reading === null) throw notFound('recommendation')
  return { plan, reading, evidence: reading === 'whole' ? plan.evidence : '' }
}

/**
 * Creates a plan of the caller from one of their own, a template they may see, or for an approved practitioner a plan
 * whose code they have: with a new code, no clients, and all products, including unavailable ones. Personal notes stay
 * with the person they were written for: only a copy of one's own template has them; the evidence stays with who may
 * read it, and so do resources that are not shown to clients. The copy has files of its own. Returns its id; throws
 * not-found if the caller may not see the source.
 */
export async function copyPlan(
  { db, services }: Pick<App, 'db' | 'services'>,
  actor: Actor,
  copy: Copy,
  now: Date,
): Promise<string> {
  const source = await getSource(db, actor, copy)
  const resources = await readResources({ db, services }, source, now)
  return keepCopies(services.files, resources, () => writeCopy(db, actor, { copy, resources }, now))
}

type Writing = { copy: Copy; resources: ResourceCopy[] }

function writeCopy(db: Db, actor: Actor, { copy, resources }: Writing, now: Date): Promise<string> {
  return db.transaction(async (tx) => {
    const { plan, evidence } = await getSource(tx, actor, copy)
    const items = await tx
      .select()
      .from(recommendationItems)
      .where(eq(recommendationItems.recommendationId, plan.id))
    const author = { practitionerId: actor.userId, languageCode: plan.languageCode }
    const { description, summary, discountPercentage } = plan
    const isTemplate = copy.isTemplate ?? false
    const isOwnTemplate = plan.isTemplate && plan.practitionerId === actor.userId
    const recommendationId = await createPlan(
      tx,
      author,
      {
        name: copy.name ?? plan.name,
        isTemplate,
        description,
        summary,
        evidence,
        discountPercentage,
        heldBefore: items,
        templateCategoryId: isTemplate ? plan.templateCategoryId : null,
        recommendationItems: (isOwnTemplate ? items : withoutPersonal(items)).map(
          ({ id, recommendationId, ...item }) => item,
        ),
      },
      now,
    )
    if (resources.length > 0)
      await tx
        .insert(recommendationResources)
        .values(resources.map(({ row }) => ({ ...row, recommendationId })))
    return recommendationId
  })
}
