import { fullName } from '@salvia/rules/people/full-name'
import { eq } from 'drizzle-orm'
import type { Db } from '#db/database'
import { one } from '#db/one'
import type { Actor } from '#kernel/http/actor'
import { users } from '../../identity/index.ts'
import type { recommendations } from '../data/plan-tables.ts'
import { lockShareable } from '../use-cases/lock-shareable.ts'

export type ShareablePlan = { plan: typeof recommendations.$inferSelect; practitionerName: string }

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
  const { firstName, lastName } = one(await tx.select().from(users).where(eq(users.id, plan.practitionerId)))
  return { plan, practitionerName: fullName({ firstName, lastName }) }
}
