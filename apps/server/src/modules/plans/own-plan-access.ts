import { and, eq } from 'drizzle-orm'
import type { Db } from '#db/database'
import { forbidden, notFound } from '#kernel/domain-error'
import { type Actor, isAdmin } from '#kernel/http/actor'
import { recommendations } from './data/plan-tables.ts'

/** Throws not-found unless the plan is the caller's, or the caller is an admin. */
export async function checkOwnPlan(db: Db, actor: Actor, recommendationId: string): Promise<void> {
  const isOwn = and(
    eq(recommendations.id, recommendationId),
    isAdmin(actor) ? undefined : eq(recommendations.practitionerId, actor.userId),
  )
  if ((await db.$count(recommendations, isOwn)) === 0) throw notFound('recommendation')
}

/**
 * Whose plans are read where `asked` names somebody or nobody: an admin's choice, for all others their own. Throws
 * forbidden for those of another practitioner.
 */
export function practitionerRead(actor: Actor, asked: string | undefined): string | undefined {
  if (isAdmin(actor)) return asked
  if (asked !== undefined && asked !== actor.userId) throw forbidden()
  return actor.userId
}
