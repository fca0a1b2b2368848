import { eq } from 'drizzle-orm'
import { recordAudit } from '#kernel/audit/record-audit'
import { notFound } from '#kernel/domain-error'
import { onceByKey } from '#kernel/idempotency/once-by-key'
import { startStep } from '#kernel/work-in-parts/use-cases/start-step'
import type { App } from '../../../../app-type.ts'
import { type Pair, readPair } from '../data/substituted-pair.ts'
import { substitutions } from '../data/substitution-tables.ts'
import { substitutionKind } from '../substitution-kind.ts'
import { listItems } from './move-items.ts'
import { beginSubstitution } from './move-substitution.ts'

type Context = Pick<App, 'db' | 'jobs'>

type Starting = Pair & {
  actorId: string
  /** Every plan that holds the product when left out. */
  recommendationIds?: string[] | undefined
  changesTemplates: boolean
  reason: string
  key: string | undefined
}

/**
 * Starts putting a product in the place of another, plan by plan, by a job; once by key. Returns its id. Throws what
 * `readPair` throws, and invalid for a key that was used with other input.
 */
export function startSubstitution({ db, jobs }: Context, starting: Starting, now: Date): Promise<string> {
  const { key, actorId, recommendationIds, ...begun } = starting
  return db.transaction(async (tx) => {
    const start = async () => {
      await readPair(tx, starting, 'en')
      const id = await beginSubstitution(tx, { ...begun, startedBy: actorId, startedAt: now, touchedAt: now })
      await listItems(tx, { id, productId: begun.productId }, recommendationIds)
      await jobs.send(tx, substitutionKind.queues.work, { id })
      const { productId, replacementProductId, changesTemplates } = begun
      const details = { productId, replacementProductId, changesTemplates }
      const subject = { type: substitutionKind.audited.subject, id }
      await recordAudit(tx, { event: 'SubstitutionStarted', actorId, subject, details }, now)
      return id
    }
    const repeatable = { scope: `substitution:${actorId}`, key, input: { ...begun, recommendationIds } }
    return onceByKey(tx, repeatable, start, now)
  })
}

/**
 * Starts putting back what was replaced and withdrawing open proposals, by a job. Throws not-found, and conflict while
 * it runs and once it was taken back.
 */
export function undoSubstitution(
  { db, jobs }: Context,
  { substitutionId, actorId }: { substitutionId: string; actorId: string },
  now: Date,
): Promise<void> {
  return db.transaction(async (tx) => {
    const isIt = eq(substitutions.id, substitutionId)
    const [held] = await tx.select().from(substitutions).where(isIt).for('update')
    if (!held) throw notFound('substitution')
    const undoing = { held, event: 'undo' as const, actorId, changes: { undoneBy: actorId } }
    await startStep({ tx, jobs }, substitutionKind, undoing, now)
  })
}
