import type { Db } from '#db/database'
import type { Actor } from '#kernel/http/actor'
import { lockOwnPlan } from './own-plan.ts'
import { writeAside } from './touch-plan.ts'

/** Mutes or unmutes alerts of a plan. */
export function mutePlan(
  db: Db,
  actor: Actor,
  change: { recommendationId: string; muteAlerts: boolean },
  now: Date,
): Promise<void> {
  return db.transaction(async (tx) => {
    const plan = await lockOwnPlan(tx, actor, change.recommendationId, now)
    await writeAside(tx, plan.id, { muteAlerts: change.muteAlerts })
  })
}

/** Mutes the alerts of a plan, or unmutes those of a muted one. */
export function toggleMutePlan(db: Db, actor: Actor, recommendationId: string, now: Date): Promise<void> {
  return db.transaction(async (tx) => {
    const plan = await lockOwnPlan(tx, actor, recommendationId, now)
    await writeAside(tx, plan.id, { muteAlerts: !plan.muteAlerts })
  })
}
