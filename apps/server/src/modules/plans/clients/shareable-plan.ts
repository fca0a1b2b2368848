import { fullName } from '@salvia/rules/people/full-name'
import { eq } from 'drizzle-orm'
import type { Db } from '#db/database'
import { one } from '#db/one'
import type { Actor } from '#kernel/http/actor'
import { users } from '../../identity/index.ts'
import { practitioners } from '../../people/index.ts'
import type { recommendations } from '../data/plan-tables.ts'
import { lockShareable } from '../use-cases/lock-shareable.ts'

type Plan = typeof recommendations.$inferSelect

/** `shownContact`: how its practitioner is reached, as its page shows it to clients; null where it shows nothing. */
export type ShareablePlan = {
  plan: Plan
  practitionerName: string
  shownContact: { email: string; sealedPhone: string | null } | null
}

/**
 * A plan of the caller that clients can be invited to, locked, and in whose name. Throws as `lockShareable`.
 */
export async function lockShareablePlan(
  tx: Db,
  actor: Actor,
  recommendationId: string,
  now: Date,
): Promise<ShareablePlan> {
  const plan = await lockShareable(tx, actor, recommendationId, now)
  const { firstName, lastName, email, sealedPhone } = users
  const found = await tx
    .select({ firstName, lastName, email, sealedPhone, isShown: practitioners.showContactInfo })
    .from(users)
    .leftJoin(practitioners, eq(practitioners.userId, users.id))
    .where(eq(users.id, plan.practitionerId))
  const { isShown, ...author } = one(found)
  return { plan, practitionerName: fullName(author), shownContact: isShown ? author : null }
}
