import type { LedgerExcess } from '@salvia/contract/plans/ledger-acknowledgements'
import type { Db } from '#db/database'
import { invalid } from '#kernel/domain-error'
import type { Actor } from '#kernel/http/actor'
import { nutrients } from '../../ingredients/index.ts'
import { lockOwnPlan } from './own-plan.ts'
import { touchPlan } from './touch-plan.ts'

type Change = { recommendationId: string; excess: LedgerExcess }

/**
 * Records that the caller saw a nutrient above its level and left it so. It takes the place of an earlier word on the
 * nutrient; the same amount again changes nothing. Throws invalid for a nutrient that is not of the shipped data.
 */
export function acknowledgeExcess(db: Db, actor: Actor, change: Change, now: Date): Promise<void> {
  const { recommendationId, excess } = change
  return db.transaction(async (tx) => {
    const plan = await lockOwnPlan(tx, actor, recommendationId, now)
    if (!nutrients().has(excess.nutrient))
      throw invalid('nutrient_unknown', 'This nutrient is not known.', [
        { id: 'nutrient', error: 'nutrient_unknown' },
      ])
    const earlier = plan.ledgerAcknowledgements.find(({ nutrient }) => nutrient === excess.nutrient)
    if (earlier?.perDay === excess.perDay && earlier.unit === excess.unit) return
    const others = plan.ledgerAcknowledgements.filter((each) => each !== earlier)
    const ledgerAcknowledgements = [...others, { ...excess, by: actor.userId, at: now.toISOString() }]
    await touchPlan(tx, plan.id, { ledgerAcknowledgements }, now)
  })
}
