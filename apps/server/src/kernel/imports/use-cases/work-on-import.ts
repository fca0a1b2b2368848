import { setImmediate as nextTurn } from 'node:timers/promises'
import { and, eq, inArray, lt, sql } from 'drizzle-orm'
import type { ImportContext, ImportInState, ImportKind, ImportStep } from '../import-kind.ts'

/** An import without progress for this long is resumed. */
const STILL_MS = 120_000

const endedAt = { Applying: 'finishedAt', Undoing: 'undoneAt' } as const

type Kind<Row extends ImportInState, Context extends ImportContext> = ImportKind<Row, Context>

/** Ends an import unless another worker still holds one of its lines: then that worker ends it. */
async function finish<Row extends ImportInState, Context extends ImportContext>(
  { lines, move }: Kind<Row, Context>,
  { db, now }: Context,
  { id, state }: Row & { state: keyof typeof endedAt },
  { isTodo }: ImportStep<Row, Context>,
): Promise<void> {
  const isOver = sql`not exists (select 1 from ${lines} where ${isTodo(id)})`
  const changes = { touchedAt: now(), [endedAt[state]]: now() }
  await move(db, 'finish', { id, state, changes }, isOver)
}

async function goOn<Row extends ImportInState, Context extends ImportContext>(
  { table, queues }: Kind<Row, Context>,
  { db, jobs, now }: Context,
  importId: string,
): Promise<void> {
  await db.transaction(async (tx) => {
    await tx.update(table).set({ touchedAt: now() }).where(eq(table.id, importId))
    await jobs.send(tx, queues.work, { importId })
  })
}

const isAtWork = <Row extends ImportInState>(row: Row): row is Row & { state: keyof typeof endedAt } =>
  row.state in endedAt

/** Applies or undoes some lines of an import and enqueues the next job. Repeating continues where it stopped. */
export async function workOnImport<Row extends ImportInState, Context extends ImportContext>(
  kind: Kind<Row, Context>,
  context: Context,
  importId: string,
): Promise<void> {
  const row = await kind.find(context.db, importId)
  if (!row || !isAtWork(row)) return
  const step = kind.steps[row.state]
  for (let written = 0; written < kind.part; ) {
    const some = await step.writeNext(context, row)
    if (some === 0) return finish(kind, context, row, step)
    written += some
    // An embedded database answers without yielding to the event loop: without a pause no request would be served.
    await nextTurn()
  }
  await goOn(kind, context, importId)
}

/** Resumes imports whose job died with its process. */
export async function resumeImports<Row extends ImportInState, Context extends ImportContext>(
  kind: Kind<Row, Context>,
  context: Context,
): Promise<void> {
  const { id, state, touchedAt } = kind.table
  const isStill = lt(touchedAt, new Date(context.now().getTime() - STILL_MS))
  const rows = await context.db
    .select({ id })
    .from(kind.table)
    .where(and(inArray(state, Object.keys(endedAt)), isStill))
  for (const row of rows) await goOn(kind, context, String(row.id))
}
