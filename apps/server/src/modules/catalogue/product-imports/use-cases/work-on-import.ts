import { setImmediate as nextTurn } from 'node:timers/promises'
import { and, asc, desc, eq, inArray, lt, sql } from 'drizzle-orm'
import type { App } from '../../../../app-type.ts'
import { isApplied, isWaiting } from '../data/import-conditions.ts'
import { productImportLines as lines, productImports } from '../data/import-tables.ts'
import { applyLine, undoLine } from './apply-line.ts'
import { finishImport } from './move-import.ts'
import { WORK_ON_IMPORT } from './start-import.ts'
import { writeNext } from './write-lines.ts'

/** Lines per job, so that no job runs long. */
const PART = 600
/** An import without progress for this long is resumed. */
const STILL_MS = 120_000

export type ImportContext = Pick<App, 'db' | 'jobs' | 'now' | 'log'>

type Working = typeof productImports.$inferSelect

/** Lines are undone in reverse order, so that a number moved from one product to another can move back. */
const steps = {
  Applying: {
    isTodo: isWaiting,
    order: asc(lines.line),
    write: applyLine,
    failed: 'Refused',
    endedAt: 'finishedAt',
  },
  Undoing: {
    isTodo: isApplied,
    order: desc(lines.line),
    write: undoLine,
    failed: 'Kept',
    endedAt: 'undoneAt',
  },
} as const

type Step = (typeof steps)[keyof typeof steps]

/** Ends an import unless another worker still holds one of its lines: then that worker ends it. */
async function finish({ db, now }: ImportContext, { id, state }: Working, step: Step): Promise<void> {
  const isOver = sql`not exists (select 1 from ${lines} where ${step.isTodo(id)})`
  await finishImport(db, { id, state, changes: { touchedAt: now(), [step.endedAt]: now() } }, isOver)
}

async function goOn({ db, jobs, now }: ImportContext, importId: string): Promise<void> {
  await db.transaction(async (tx) => {
    await tx.update(productImports).set({ touchedAt: now() }).where(eq(productImports.id, importId))
    await jobs.send(tx, WORK_ON_IMPORT, { importId })
  })
}

/** Applies or undoes some lines of an import and enqueues the next job. Repeating continues where it stopped. */
export async function workOnImport(context: ImportContext, importId: string): Promise<void> {
  const [row] = await context.db.select().from(productImports).where(eq(productImports.id, importId))
  if (row?.state !== 'Applying' && row?.state !== 'Undoing') return
  const step = steps[row.state]
  for (let written = 0; written < PART; ) {
    const some = await writeNext(context, row, step)
    if (some === 0) return finish(context, row, step)
    written += some
    // An embedded database answers without yielding to the event loop: without a pause no request would be served.
    await nextTurn()
  }
  await goOn(context, importId)
}

/** Resumes imports whose job died with its process. */
export async function resumeImports(context: ImportContext): Promise<void> {
  const still = and(
    inArray(productImports.state, ['Applying', 'Undoing']),
    lt(productImports.touchedAt, new Date(context.now().getTime() - STILL_MS)),
  )
  const rows = await context.db.select({ id: productImports.id }).from(productImports).where(still)
  for (const { id } of rows) await goOn(context, id)
}
