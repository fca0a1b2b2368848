import type { Db } from '#db/database'
import type { Actor } from '#kernel/http/actor'
import { recordJourney } from '../journeys/use-cases/record-journey.ts'
import { keepFirstVersion } from './keep-version.ts'
import { lockShareable } from './lock-shareable.ts'
import { writeAside } from './touch-plan.ts'

/**
 * Records when a plan was first shared, in its journey too; sharing it again changes and notes nothing. Throws as
 * `lockShareable`.
 */
export function markPlanShared(db: Db, actor: Actor, recommendationId: string, now: Date): Promise<void> {
  return db.transaction(async (tx) => {
    const plan = await lockShareable(tx, actor, recommendationId, now)
    if (plan.sharedAt !== null) return
    await writeAside(tx, plan.id, { sharedAt: now })
    await keepFirstVersion(tx, plan, now)
    const dedupKey = `shared:${plan.id}`
    await recordJourney(tx, { recommendationId: plan.id, event: 'Shared', dedupKey }, now)
  })
}
