import type { Db } from '#db/database'
import { recordAudit } from '../../audit/record-audit.ts'
import type { Jobs } from '../../jobs/jobs.ts'
import type { InState, Move, WorkContext, WorkInParts } from '../work-in-parts.ts'

type Starting<Row extends InState, Event extends string> = {
  held: Pick<Row, 'id' | 'state'>
  event: Event
  actorId: string
  changes: Omit<Move<Row>['changes'], 'touchedAt'>
}

/**
 * Moves work locked by the caller into a step, and enqueues and audits it, in the caller's transaction. Throws conflict
 * for an event its state does not take.
 */
export async function startStep<Row extends InState, Event extends string, Context extends WorkContext>(
  { tx, jobs }: { tx: Db; jobs: Jobs },
  { move, queues, audited }: WorkInParts<Row, Event, Context>,
  { held: { id, state }, event, actorId, changes }: Starting<Row, Event>,
  now: Date,
): Promise<void> {
  await move(tx, event, { id, state, changes: { ...changes, touchedAt: now } })
  await jobs.send(tx, queues.work, { id })
  await recordAudit(tx, { event: audited[event], actorId, subject: { type: audited.subject, id } }, now)
}
