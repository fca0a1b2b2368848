import { withoutPersonal } from '@salvia/rules/plans/personal-parts'
import { and, eq, isNotNull, isNull, or } from 'drizzle-orm'
import type { Db } from '#db/database'
import { conflict, forbidden, invalid } from '#kernel/domain-error'
import { type Actor, isAdmin } from '#kernel/http/actor'
import { users } from '../../identity/index.ts'
import { recommendationClients, recommendationItems, type recommendations } from '../data/plan-tables.ts'
import { planVersions } from '../data/version-tables.ts'

type Plan = typeof recommendations.$inferSelect
type Template = Pick<Plan, 'isTemplate' | 'isGlobalTemplate' | 'practitionerId'>
type Write = { actor: Actor; plan: Plan; fields: { [K in keyof Template]?: Template[K] | undefined } }

/** What a write makes of who sees the template and whose it is; what is no template any more is nobody else's. */
function templateAfter({ plan, fields }: Write): Template {
  const { isTemplate = plan.isTemplate, practitionerId = plan.practitionerId } = fields
  const isGlobalTemplate = fields.isGlobalTemplate ?? (isTemplate && plan.isGlobalTemplate)
  return { isTemplate, isGlobalTemplate, practitionerId }
}

/** Whether somebody else ever had a plan: its versions and its journey tell of them. */
async function wasHad(tx: Db, { id, sharedAt }: Plan): Promise<boolean> {
  if (sharedAt !== null) return true
  const isSeen = and(eq(planVersions.recommendationId, id), isNotNull(planVersions.seenAt))
  if ((await tx.$count(planVersions, isSeen)) > 0) return true
  return (await tx.$count(recommendationClients, eq(recommendationClients.recommendationId, id))) > 0
}

/** A template is a plan without clients; what clients or orders hang on, or hung on, stays with its author, too. */
async function refuseInUse(tx: Db, plan: Plan, after: Template): Promise<void> {
  const hasNewAuthor = after.practitionerId !== plan.practitionerId
  if (hasNewAuthor && (plan.totalOrders > 0 || (await wasHad(tx, plan))))
    throw conflict('template_in_use', 'Clients or orders hang on this plan: it stays with its author.')
  if (plan.isTemplate || !after.isTemplate) return
  const isOfPlan = and(
    eq(recommendationClients.recommendationId, plan.id),
    isNull(recommendationClients.revokedAt),
  )
  if ((await tx.$count(recommendationClients, isOfPlan)) > 0)
    throw conflict('template_in_use', 'Clients have this plan: it stays a plan, with its author.')
}

async function checkAuthor(tx: Db, practitionerId: string): Promise<void> {
  const mayAuthor = and(
    eq(users.id, practitionerId),
    eq(users.userStatusId, 'Approved'),
    or(eq(users.userKindId, 'Practitioner'), eq(users.userKindId, 'Internal')),
  )
  if ((await tx.$count(users, mayAuthor)) > 0) return
  throw invalid('template_author_unfit', 'Only an approved practitioner or the provider can be the author.', [
    { id: 'practitionerId', error: 'template_author_unfit' },
  ])
}

/**
 * What a write makes of a template. Only an admin makes one global, withdraws it and names its author, who is an approved
 * practitioner or the provider. Throws forbidden for everyone else, invalid for a plan and for an unfit author, and a
 * conflict for turning a plan with clients into a template and for changing the author of one that has or had clients or
 * orders.
 */
export async function checkTemplate(tx: Db, write: Write): Promise<Template> {
  const { actor, plan } = write
  const after = templateAfter(write)
  const isWithdrawnByItself = !after.isTemplate && !after.isGlobalTemplate
  const hasNewAuthor = after.practitionerId !== plan.practitionerId
  const isGlobalChanged = after.isGlobalTemplate !== plan.isGlobalTemplate && !isWithdrawnByItself
  if ((isGlobalChanged || hasNewAuthor) && !isAdmin(actor)) throw forbidden()
  if ((after.isGlobalTemplate || hasNewAuthor) && !after.isTemplate)
    throw invalid('not_a_template', 'Only a template can be global or have another author.', [
      { id: 'isTemplate', error: 'not_a_template' },
    ])
  await refuseInUse(tx, plan, after)
  if (hasNewAuthor) await checkAuthor(tx, after.practitionerId)
  return after
}

/** Personal notes stay with the practice they were written in, as they do in a copy. */
export async function dropPersonalNotes(tx: Db, recommendationId: string): Promise<void> {
  await tx
    .update(recommendationItems)
    .set({ notes: '', isNotePersonal: false })
    .where(
      and(
        eq(recommendationItems.recommendationId, recommendationId),
        eq(recommendationItems.isNotePersonal, true),
      ),
    )
}

/** The same in the versions of a template that had another author, which go along for admins to compare. */
export async function dropPersonalNotesOfVersions(tx: Db, recommendationId: string): Promise<void> {
  // A version that was followed does not change (a trigger holds it): it is written again.
  const kept = await tx
    .delete(planVersions)
    .where(eq(planVersions.recommendationId, recommendationId))
    .returning()
  if (kept.length === 0) return
  await tx.insert(planVersions).values(
    kept.map(({ content, ...version }) => ({
      ...version,
      content: { ...content, items: withoutPersonal(content.items) },
    })),
  )
}
