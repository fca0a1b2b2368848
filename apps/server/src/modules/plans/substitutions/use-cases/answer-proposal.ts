import type { WrittenDose } from '@salvia/contract/plans/substitutions/substitution-records'
import { findObstacle } from '@salvia/rules/plans/substitution/find-obstacle'
import { nextItemState } from '@salvia/rules/plans/substitution/substitution-state'
import { and, eq } from 'drizzle-orm'
import type { Db } from '#db/database'
import { conflict, notFound } from '#kernel/domain-error'
import { recommendations } from '../../data/plan-tables.ts'
import { checkItems } from '../../use-cases/check-items.ts'
import { lockPlansAtStake, toPlanNow } from '../data/plans-at-stake.ts'
import { substitutionItems, substitutions } from '../data/substitution-tables.ts'
import { moveItem } from './move-items.ts'
import { swapItem } from './swap-item.ts'

type Asked = { proposalId: string; practitionerId: string }

const isAnswer = { confirm: 'Confirmed', decline: 'Declined' } as const

const refusals = {
  PlanArchived: 'proposal_item_gone',
  ItemGone: 'proposal_item_gone',
  AlreadyHolds: 'proposal_already_holds',
  DoseChanged: 'proposal_dose_changed',
} as const

const refuse = (obstacle: keyof typeof refusals) =>
  conflict(refusals[obstacle], 'This plan was changed since the proposal was made.')

/** The caller's own proposal, locked; null when this very answer was given already. */
async function lockProposal(tx: Db, { proposalId, practitionerId }: Asked, event: keyof typeof isAnswer) {
  const [held] = await tx
    .select({ row: substitutionItems, substitution: substitutions })
    .from(substitutionItems)
    .innerJoin(substitutions, eq(substitutions.id, substitutionItems.substitutionId))
    .innerJoin(recommendations, eq(recommendations.id, substitutionItems.recommendationId))
    .where(and(eq(substitutionItems.id, proposalId), eq(recommendations.practitionerId, practitionerId)))
    .for('update', { of: substitutionItems })
  if (!held) throw notFound('proposal')
  if (held.row.state === isAnswer[event]) return null
  const isOver = held.substitution.state === 'Undoing' || held.substitution.state === 'Undone'
  if (isOver || nextItemState(held.row.state, event) === null)
    throw conflict('proposal_answered', 'This proposal was answered or withdrawn already.')
  return held
}

/**
 * Replaces the product in the plan of a proposal, with the dose that was proposed or an own one; again changes nothing.
 * Throws not-found for another's proposal, conflict for one that is over and for a plan that was changed since (an own
 * dose is accepted where only the dose was changed), invalid for a dose that contradicts itself or has an unknown intake
 * format.
 */
export function confirmProposal(
  db: Db,
  asked: Asked & { dose?: WrittenDose | undefined },
  now: Date,
): Promise<void> {
  return db.transaction(async (tx) => {
    const held = await lockProposal(tx, asked, 'confirm')
    if (!held) return
    const { row, substitution } = held
    const [at] = await lockPlansAtStake(tx, [row.recommendationId], substitution)
    if (!at || !row.before || !row.after) throw notFound('proposal')
    const obstacle = findObstacle(toPlanNow(at), row.before)
    const isOwnDose = obstacle === 'DoseChanged' && asked.dose !== undefined
    if (obstacle && !isOwnDose) throw refuse(obstacle)
    const { plan, item } = at
    if (!item) throw refuse('ItemGone')
    const dose = asked.dose ?? row.after
    const { replacementProductId: productId } = substitution
    const field = (_: number, name: string) => `dose.${name}`
    await checkItems(tx, [{ ...item, ...dose, productId }], [item], { field })
    const actor = { userId: asked.practitionerId }
    await swapItem(tx, { plan, actor, item, productId, dose }, now)
    const { intakeAmount, intakeFormatId, intakeTime, schedule } = item
    const before = { intakeAmount, intakeFormatId, intakeTime, schedule }
    await moveItem(tx, 'confirm', { ...row, changes: { before, after: dose, answeredAt: now } })
  })
}

/** Leaves a plan as it is; again changes nothing. Throws not-found for another's proposal, conflict for one that is over. */
export function declineProposal(db: Db, asked: Asked, now: Date): Promise<void> {
  return db.transaction(async (tx) => {
    const held = await lockProposal(tx, asked, 'decline')
    if (held) await moveItem(tx, 'decline', { ...held.row, changes: { answeredAt: now } })
  })
}
