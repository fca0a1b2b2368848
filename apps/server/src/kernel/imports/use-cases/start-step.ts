import type { Db } from '#db/database'
import { recordAudit } from '../../audit/record-audit.ts'
import { conflict } from '../../domain-error.ts'
import type { Jobs } from '../../jobs/jobs.ts'
import type { ImportContext, ImportInState, ImportKind } from '../import-kind.ts'

export const importRefused = () =>
  conflict('import_state', 'This import cannot be started or taken back now.')

type Starting = { held: ImportInState; actorId: string; event: 'apply' | 'undo' }

/** Enqueues work on an import locked by the caller, in the caller's transaction. Throws conflict if not allowed. */
export async function startStep<Row extends ImportInState, Context extends ImportContext>(
  { tx, jobs }: { tx: Db; jobs: Jobs },
  { move, queues, audited }: ImportKind<Row, Context>,
  { held: { id, state }, actorId, event }: Starting,
  now: Date,
): Promise<void> {
  const started = event === 'apply' ? { startedAt: now } : {}
  await move(tx, event, { id, state, changes: { actorId, touchedAt: now, ...started } })
  await jobs.send(tx, queues.work, { importId: id })
  await recordAudit(tx, { event: audited[event], actorId, subject: { type: audited.subject, id } }, now)
}
