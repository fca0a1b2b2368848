import { findObstacle } from '@salvia/rules/plans/substitution/find-obstacle'
import { planOutcome } from '@salvia/rules/plans/substitution/plan-outcome'
import { undoableItemStates } from '@salvia/rules/plans/substitution/substitution-state'
import { and, asc, eq, inArray } from 'drizzle-orm'
import type { Db } from '#db/database'
import { isDatabaseAway } from '#db/database-away'
import { recordAudit } from '#kernel/audit/record-audit'
import type { App } from '../../../../app-type.ts'
import { lockPlansAtStake, type PlanAtStake, toPlanNow, toSubstitutedPlan } from '../data/plans-at-stake.ts'
import { type ReadPair, substitutedDose } from '../data/substituted-pair.ts'
import { substitutionItems, type substitutions } from '../data/substitution-tables.ts'
import { moveItem } from './move-items.ts'
import { swapItem } from './swap-item.ts'

type Row = typeof substitutionItems.$inferSelect
type SubstitutionRun = {
  substitution: typeof substitutions.$inferSelect
  pair: ReadPair
  actorId: string
}
type PlanOfRun = SubstitutionRun & { row: Row; at: PlanAtStake }

/** Plans written in one transaction, so that no practitioner waits for many others' plans. */
const TOGETHER = 10

const recordChange = (tx: Db, { actorId, at }: PlanOfRun, now: Date) =>
  recordAudit(
    tx,
    { event: 'PlanChangedByAdmin', actorId, subject: { type: 'Recommendation', id: at.plan.id } },
    now,
  )

/** Replaces, proposes or skips one plan. */
async function substitute(tx: Db, planOfRun: PlanOfRun, now: Date): Promise<void> {
  const { substitution, pair, row, at, actorId } = planOfRun
  const { kind, skip } = planOutcome(toSubstitutedPlan(at), pair, substitution)
  if (kind === 'Skip' || !at.item) return moveItem(tx, 'skip', { ...row, changes: { skip } })
  const dose = substitutedDose(pair, at.item)
  if (kind === 'Propose') return moveItem(tx, 'propose', { ...row, changes: dose })
  const { plan, item } = at
  const productId = pair.to.productId
  await swapItem(tx, { plan, actor: { userId: actorId }, item, productId, dose: dose.after }, now)
  await recordChange(tx, planOfRun, now)
  await moveItem(tx, 'replace', { ...row, changes: dose })
}

/** Puts one plan back, or withdraws its proposal. A plan that was changed since stays as it is. */
async function putBack(tx: Db, planOfRun: PlanOfRun, now: Date): Promise<void> {
  const { pair, row, at, actorId } = planOfRun
  if (row.state === 'Proposed') return moveItem(tx, 'withdraw', row)
  const { before, after } = row
  if (!before || !after) throw new Error('a plan that was changed has its doses')
  const obstacle = findObstacle(toPlanNow(at), after)
  const { plan, item } = at
  if (obstacle || !item) return moveItem(tx, 'keep', { ...row, changes: { obstacle } })
  const productId = pair.from.productId
  await swapItem(tx, { plan, actor: { userId: actorId }, item, productId, dose: before }, now)
  await recordChange(tx, planOfRun, now)
  await moveItem(tx, 'undo', row)
}

const steps = {
  Running: { todo: ['Waiting'], write: substitute },
  Undoing: { todo: undoableItemStates, write: putBack },
} as const

export type StepName = keyof typeof steps

/** Plans of a step that still wait for it. */
export const isTodo = (substitutionId: string, step: StepName) =>
  and(
    eq(substitutionItems.substitutionId, substitutionId),
    inArray(substitutionItems.state, steps[step].todo),
  )

const pairOf = ({ from, to }: ReadPair, step: StepName) =>
  step === 'Running'
    ? { productId: from.productId, replacementProductId: to.productId }
    : { productId: to.productId, replacementProductId: from.productId }

/** A plan that fails is said to have failed; the others go on. */
async function writeOne(tx: Db, planOfRun: PlanOfRun, step: StepName, { log, now }: Context): Promise<void> {
  try {
    await tx.transaction((inner) => steps[step].write(inner, planOfRun, now()))
  } catch (error) {
    if (isDatabaseAway(error)) throw error
    log.error({ err: error }, 'substitution_failed')
    const event = step === 'Running' ? 'skip' : planOfRun.row.state === 'Proposed' ? 'withdraw' : 'keep'
    const changes = { skip: { skip: 'Failed' }, keep: { obstacle: 'Failed' }, withdraw: {} } as const
    await moveItem(tx, event, { ...planOfRun.row, changes: changes[event] })
  }
}

type Context = Pick<App, 'db' | 'now' | 'log'>

/** Writes the next plans of a step in one transaction, and returns how many; 0 when none are left to it. */
export function writeNext(context: Context, run: SubstitutionRun, step: StepName): Promise<number> {
  return context.db.transaction(async (tx) => {
    const rows = await tx
      .select()
      .from(substitutionItems)
      .where(isTodo(run.substitution.id, step))
      .orderBy(asc(substitutionItems.recommendationId))
      .limit(TOGETHER)
      .for('update', { skipLocked: true })
    const ids = rows.map(({ recommendationId }) => recommendationId)
    const plans = await lockPlansAtStake(tx, ids, pairOf(run.pair, step))
    for (const at of plans) {
      const row = rows.find(({ recommendationId }) => recommendationId === at.plan.id)
      if (row) await writeOne(tx, { ...run, row, at }, step, context)
    }
    return rows.length
  })
}
