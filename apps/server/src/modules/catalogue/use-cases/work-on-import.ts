import { setImmediate as nextTurn } from 'node:timers/promises'
import { and, asc, desc, eq, inArray, lt, sql } from 'drizzle-orm'
import type { Db } from '#db/database'
import { DomainError } from '#kernel/domain-error'
import type { App } from '../../../app-type.ts'
import { isApplied, isWaiting } from '../data/import-conditions.ts'
import { productImportLines as lines, productImports } from '../data/import-tables.ts'
import { applyLine, type ImportLineRow, type LineResult, undoLine } from './apply-line.ts'
import { WORK_ON_IMPORT } from './start-import.ts'

/** Lines that one job writes before the next one goes on, so that none runs long. */
const PART = 200
/** After this long without a sign of life an import is taken up again. */
const STILL_MS = 120_000

export type ImportWork = Pick<App, 'db' | 'jobs' | 'now' | 'log'>

type Working = typeof productImports.$inferSelect

/** Lines are taken back in the opposite order, so that a number that moved from one product to another can move back. */
const steps = {
  Applying: { isTodo: isWaiting, order: asc(lines.line), write: applyLine, failed: 'Refused', done: 'Done' },
  Undoing: { isTodo: isApplied, order: desc(lines.line), write: undoLine, failed: 'Kept', done: 'Undone' },
} as const

type Step = (typeof steps)[keyof typeof steps]

/** What a line that could not be written came to; the others go on. */
function resultOf(error: unknown, { failed }: Step, log: App['log']): LineResult {
  if (!(error instanceof DomainError)) {
    log.error({ err: error }, 'import_line_failed')
    return { outcome: failed, reason: 'internal_error' }
  }
  const isOvertaken = failed === 'Refused' && ['conflict', 'precondition'].includes(error.kind)
  return { outcome: isOvertaken ? 'Skipped' : failed, reason: error.code }
}

async function write(
  tx: Db,
  { line, actorId }: { line: ImportLineRow; actorId: string },
  step: Step,
  work: ImportWork,
) {
  try {
    return await tx.transaction((inner) => step.write(inner, { line, actorId }, work.now()))
  } catch (error) {
    return resultOf(error, step, work.log)
  }
}

/** Writes the next line together with what became of it: both or none, once. False when no line is left to take. */
function writeNext(work: ImportWork, { id, actorId }: Working, step: Step): Promise<boolean> {
  return work.db.transaction(async (tx) => {
    const [line] = await tx
      .select()
      .from(lines)
      .where(step.isTodo(id))
      .orderBy(step.order)
      .limit(1)
      .for('update', { skipLocked: true })
    if (!line) return false
    const result = await write(tx, { line, actorId }, step, work)
    await tx
      .update(lines)
      .set(result)
      .where(and(eq(lines.importId, id), eq(lines.line, line.line)))
    return true
  })
}

/** Ends an import, unless another worker still holds a line of it: then that one does. */
async function finish({ db, now }: ImportWork, { id, state }: Working, step: Step): Promise<void> {
  const ended = step.done === 'Done' ? { finishedAt: now() } : { undoneAt: now() }
  const isOver = sql`not exists (select 1 from ${lines} where ${step.isTodo(id)})`
  await db
    .update(productImports)
    .set({ state: step.done, touchedAt: now(), ...ended })
    .where(and(eq(productImports.id, id), eq(productImports.state, state), isOver))
}

async function goOn({ db, jobs, now }: ImportWork, importId: string): Promise<void> {
  await db.transaction(async (tx) => {
    await tx.update(productImports).set({ touchedAt: now() }).where(eq(productImports.id, importId))
    await jobs.send(tx, WORK_ON_IMPORT, { importId })
  })
}

/** Writes, or takes back, some lines of an import, and has the next job go on. Repeating goes on where it stopped. */
export async function workOnImport(work: ImportWork, importId: string): Promise<void> {
  const [row] = await work.db.select().from(productImports).where(eq(productImports.id, importId))
  if (row?.state !== 'Applying' && row?.state !== 'Undoing') return
  const step = steps[row.state]
  for (let written = 0; written < PART; written += 1) {
    if (!(await writeNext(work, row, step))) return finish(work, row, step)
    // An embedded database answers within this turn of the loop: without a pause no request would come in.
    await nextTurn()
  }
  await goOn(work, importId)
}

/** Takes up imports whose job was lost with its process. */
export async function resumeImports(work: ImportWork): Promise<void> {
  const still = and(
    inArray(productImports.state, ['Applying', 'Undoing']),
    lt(productImports.touchedAt, new Date(work.now().getTime() - STILL_MS)),
  )
  const rows = await work.db.select({ id: productImports.id }).from(productImports).where(still)
  for (const { id } of rows) await goOn(work, id)
}
