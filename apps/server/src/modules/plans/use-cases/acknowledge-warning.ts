import type { PlanWarning } from '@salvia/contract/plans/ledger-acknowledgements'
import { isSameWarning, isWarningUnchanged } from '@salvia/rules/plans/same-warning'
import type { Db } from '#db/database'
import { invalid } from '#kernel/domain-error'
import type { Actor } from '#kernel/http/actor'
import { findInteractionRule, nutrients } from '../../ingredients/index.ts'
import { lockOwnPlan } from './own-plan.ts'
import { writeAside } from './touch-plan.ts'

type Change = { recommendationId: string; warning: PlanWarning }

/** Medicines are health data of a client, which a plan, read by admins too, does not hold. */
const isOfPlan = (rule: string): boolean => {
  const found = findInteractionRule(rule)
  return found !== undefined && found.kind !== 'Drug'
}

function check(warning: PlanWarning): void {
  if (warning.kind === 'Excess' && !nutrients().has(warning.nutrient))
    throw invalid('nutrient_unknown', 'This nutrient is not known.', [
      { id: 'nutrient', error: 'nutrient_unknown' },
    ])
  if (warning.kind === 'Interaction' && !isOfPlan(warning.rule))
    throw invalid('interaction_unknown', 'No rule between products has this name.', [
      { id: 'rule', error: 'interaction_unknown' },
    ])
}

/**
 * Records that the caller saw a nutrient above its level, or an interaction of products, and left it so. It takes the
 * place of an earlier word on the same; the same again changes nothing. Throws invalid for a nutrient or rule that is not
 * of the shipped data, and for rules about medicines.
 */
export function acknowledgeWarning(db: Db, actor: Actor, change: Change, now: Date): Promise<void> {
  const { recommendationId, warning } = change
  return db.transaction(async (tx) => {
    const plan = await lockOwnPlan(tx, actor, recommendationId, now)
    check(warning)
    const earlier = plan.ledgerAcknowledgements.find((each) => isSameWarning(each, warning))
    if (earlier && isWarningUnchanged(earlier, warning)) return
    const others = plan.ledgerAcknowledgements.filter((each) => each !== earlier)
    const ledgerAcknowledgements = [...others, { ...warning, by: actor.userId, at: now.toISOString() }]
    await writeAside(tx, plan.id, { ledgerAcknowledgements })
  })
}
