import type { Db } from '#db/database'
import type { Actor } from '#kernel/http/actor'
import { lockOwnPlan } from './own-plan.ts'
import { recordTemplateChange } from './record-template-change.ts'
import { touchPlan } from './touch-plan.ts'

/** Archives a plan: its code stops working, its orders keep it. */
export function removePlan(db: Db, actor: Actor, recommendationId: string, now: Date): Promise<void> {
  return db.transaction(async (tx) => {
    const plan = await lockOwnPlan(tx, actor, recommendationId, now)
    const fields = { isActive: false }
    await touchPlan(tx, plan.id, fields, now)
    await recordTemplateChange(tx, { plan, fields, actor }, now)
  })
}
