import { setImmediate as nextTurn } from 'node:timers/promises'
import { and, asc, eq, inArray, lt, type SQL, sql } from 'drizzle-orm'
import type { Db } from '#db/database'
import type { App } from '../../../../app-type.ts'
import { isApplied, isWaiting } from '../data/commission-import-conditions.ts'
import { commissionImports, commissionImportLines as lines } from '../data/commission-import-tables.ts'
import { type ImportWork, importLines, type LineDone } from './import-lines.ts'
import { moveCommissionImport } from './move-commission-import.ts'
import { WORK_ON_COMMISSIONS } from './start-commission-import.ts'
import { takeBackLines } from './take-back-lines.ts'

/** Lines per transaction, and per job, so that none runs long. */
const TOGETHER = 250
const PART = 5000
/** An import without progress for this long is resumed. */
const STILL_MS = 120_000

type Context = Pick<App, 'db' | 'jobs' | 'now'>
type Working = typeof commissionImports.$inferSelect

type Step = {
  isTodo: (importId: string) => SQL | undefined
  write: (tx: Db, work: ImportWork, now: Date) => Promise<LineDone[]>
  endedAt: 'finishedAt' | 'undoneAt'
}

const steps: Record<'Applying' | 'Undoing', Step> = {
  Applying: { isTodo: isWaiting, write: importLines, endedAt: 'finishedAt' },
  Undoing: { isTodo: isApplied, write: takeBackLines, endedAt: 'undoneAt' },
}

async function keepResults(tx: Db, importId: string, done: LineDone[]): Promise<void> {
  const rows = done.map(({ line, outcome, transactionId }) => ({
    line,
    outcome,
    transaction_id: transactionId,
  }))
  await tx.execute(sql`
    update commission_import_lines l set outcome = given.outcome, transaction_id = given.transaction_id
    from json_to_recordset(${JSON.stringify(rows)}::json)
      as given (line integer, outcome text, transaction_id uuid)
    where l.import_id = ${importId} and l.line = given.line`)
}

/** Writes the next lines with their outcomes in one transaction; returns how many, 0 when none are left. */
function writeNext({ db, now }: Context, { id, actorId }: Working, step: Step): Promise<number> {
  return db.transaction(async (tx) => {
    const rows = await tx
      .select()
      .from(lines)
      .where(step.isTodo(id))
      .orderBy(asc(lines.line))
      .limit(TOGETHER)
      .for('update', { skipLocked: true })
    if (rows.length > 0) await keepResults(tx, id, await step.write(tx, { actorId, lines: rows }, now()))
    return rows.length
  })
}

/** Ends an import unless another worker still holds one of its lines: then that worker ends it. */
async function finish({ db, now }: Context, { id, state }: Working, step: Step): Promise<void> {
  const isOver = sql`not exists (select 1 from ${lines} where ${step.isTodo(id)})`
  const changes = { touchedAt: now(), [step.endedAt]: now() }
  await moveCommissionImport(db, 'finish', { id, state, changes }, isOver)
}

async function goOn({ db, jobs, now }: Context, importId: string): Promise<void> {
  await db.transaction(async (tx) => {
    await tx.update(commissionImports).set({ touchedAt: now() }).where(eq(commissionImports.id, importId))
    await jobs.send(tx, WORK_ON_COMMISSIONS, { importId })
  })
}

/** Imports some lines, or takes them back, and enqueues the next job. Repeating continues where it stopped. */
export async function workOnCommissionImport(context: Context, importId: string): Promise<void> {
  const [row] = await context.db.select().from(commissionImports).where(eq(commissionImports.id, importId))
  if (row?.state !== 'Applying' && row?.state !== 'Undoing') return
  const step = steps[row.state]
  for (let written = 0; written < PART; ) {
    const some = await writeNext(context, row, step)
    if (some === 0) return finish(context, row, step)
    written += some
    await nextTurn()
  }
  await goOn(context, importId)
}

/** Resumes imports whose job died with its process. */
export async function resumeCommissionImports(context: Context): Promise<void> {
  const still = and(
    inArray(commissionImports.state, ['Applying', 'Undoing']),
    lt(commissionImports.touchedAt, new Date(context.now().getTime() - STILL_MS)),
  )
  const rows = await context.db.select({ id: commissionImports.id }).from(commissionImports).where(still)
  for (const { id } of rows) await goOn(context, id)
}
