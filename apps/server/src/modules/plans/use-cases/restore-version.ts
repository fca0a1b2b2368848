import type { Recommendation } from '@salvia/contract/plans/plan-records'
import type { Db } from '#db/database'
import { isOutdated, notFound, Outdated } from '#kernel/domain-error'
import type { Actor } from '#kernel/http/actor'
import { findVersion } from '../data/version-queries.ts'
import { changeContent } from './keep-version.ts'
import { lockOwnPlan } from './own-plan.ts'
import { replaceItems } from './update-plan.ts'

type Restoring = {
  recommendationId: string
  number: number
  version: number | undefined
  /** The plan as its caller sees it. */
  describe: (tx: Db) => Promise<Recommendation>
}

/**
 * Writes a plan as it was in one of its versions, which becomes a new version; code, clients and settings stay, and so do
 * products that went out of use since. Throws
 * not-found for a plan of someone else and for a version it does not have, a failed precondition with the plan as it is
 * when the caller read an older one; nothing is changed then.
 */
export function restoreVersion(db: Db, actor: Actor, restoring: Restoring, now: Date): Promise<void> {
  const { recommendationId, number, version, describe } = restoring
  return db.transaction(async (tx) => {
    const plan = await lockOwnPlan(tx, actor, recommendationId, now)
    const wanted = await findVersion(tx, { recommendationId, number })
    if (!wanted) throw notFound('recommendation')
    if (isOutdated(version, plan))
      throw new Outdated('This plan was changed elsewhere since it was opened.', await describe(tx))
    const { items, ...fields } = wanted.content
    const inputs = items.map(({ productName: _, ...item }) => item)
    const change = () => replaceItems(tx, plan.id, inputs, inputs)
    await changeContent(tx, { plan, actor, change, fields, restoredFrom: number }, now)
  })
}
