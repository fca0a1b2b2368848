import { eq } from 'drizzle-orm'
import type { Db } from '#db/database'
import { notFound } from '../../domain-error.ts'
import type { Jobs } from '../../jobs/jobs.ts'
import { startStep } from '../../work-in-parts/use-cases/start-step.ts'
import type { WorkContext } from '../../work-in-parts/work-in-parts.ts'
import type { ImportKind, ImportRow, StartEvent } from '../import-kind.ts'
import { importRefused } from './move-import.ts'

type Beginning = { actorId: string; event: StartEvent }

/** Starts a step of an import locked by the caller, in the caller's transaction. Throws conflict if not allowed. */
export function startImportStep<Row extends ImportRow, Context extends WorkContext>(
  { tx, jobs }: { tx: Db; jobs: Jobs },
  kind: ImportKind<Row, Context>,
  { held, actorId, event }: Beginning & { held: ImportRow },
  now: Date,
): Promise<void> {
  const changes = event === 'apply' ? { actorId, startedAt: now } : { actorId }
  return startStep({ tx, jobs }, kind, { held, actorId, event, changes }, now)
}

const stepOf = { apply: 'Applying', undo: 'Undoing' } as const

/**
 * Starts applying an import's lines, or undoing them. Throws not-found; conflict if its state does not allow it, or no
 * line waits for it; and what its kind throws for this person.
 */
export function startImport<Row extends ImportRow, Context extends WorkContext>(
  { db, jobs }: Pick<WorkContext, 'db' | 'jobs'>,
  kind: ImportKind<Row, Context>,
  { importId, actorId, event }: Beginning & { importId: string },
  now: Date,
): Promise<void> {
  const { table, parts, find, steps, checkApplying } = kind
  return db.transaction(async (tx) => {
    await tx.select({ id: table.id }).from(table).where(eq(table.id, importId)).for('update')
    const held = await find(tx, importId)
    if (!held) throw notFound('import')
    const step = steps[stepOf[event] as Row['state']]
    if (!step || (await tx.$count(parts, step.isTodo(importId))) === 0) throw importRefused()
    if (event === 'apply') checkApplying?.(held, actorId)
    await startImportStep({ tx, jobs }, kind, { held, actorId, event }, now)
  })
}
