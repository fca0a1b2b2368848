import { setImmediate as nextTurn } from 'node:timers/promises'
import { and, eq, inArray, lt, sql } from 'drizzle-orm'
import type { InState, Step, WorkContext, WorkInParts } from '../work-in-parts.ts'

/** Work without progress for this long is resumed. */
const STILL_MS = 120_000

/** Ends work unless another worker still holds one of its parts: then that worker ends it. */
async function finish<Row extends InState, Event extends string, Context extends WorkContext>(
  { parts, move }: WorkInParts<Row, Event, Context>,
  context: Context,
  row: Row,
  { isTodo, beforeEnd, endedAt }: Step<Row, Context>,
): Promise<void> {
  await beforeEnd?.(context, row)
  const { db, now } = context
  const { id, state } = row
  const isOver = sql`not exists (select 1 from ${parts} where ${isTodo(id)})`
  await move(db, 'finish', { id, state, changes: { touchedAt: now(), [endedAt]: now() } }, isOver)
}

async function queueNextJob<Row extends InState, Event extends string, Context extends WorkContext>(
  { table, queues }: WorkInParts<Row, Event, Context>,
  { db, jobs, now }: Context,
  id: string,
): Promise<void> {
  await db.transaction(async (tx) => {
    await tx.update(table).set({ touchedAt: now() }).where(eq(table.id, id))
    await jobs.send(tx, queues.work, { id })
  })
}

/**
 * Writes some parts and enqueues the next job. Repeating it continues where it stopped; work whose state has no step is
 * left alone.
 */
export async function workOn<Row extends InState, Event extends string, Context extends WorkContext>(
  kind: WorkInParts<Row, Event, Context>,
  context: Context,
  id: string,
): Promise<void> {
  const row = await kind.find(context.db, id)
  const step = row && kind.steps[row.state as Row['state']]
  if (!row || !step) return
  for (let written = 0; written < kind.partsPerJob; ) {
    const some = await step.writeNext(context, row)
    if (some === 0) return finish(kind, context, row, step)
    written += some
    // An embedded database answers without yielding to the event loop: without a pause no request would be served.
    await nextTurn()
  }
  await queueNextJob(kind, context, id)
}

/** Resumes work whose job died with its process. */
export async function resumeStalled<Row extends InState, Event extends string, Context extends WorkContext>(
  kind: WorkInParts<Row, Event, Context>,
  context: Context,
): Promise<void> {
  const { id, state, touchedAt } = kind.table
  const isStill = lt(touchedAt, new Date(context.now().getTime() - STILL_MS))
  const rows = await context.db
    .select({ id })
    .from(kind.table)
    .where(and(inArray(state, Object.keys(kind.steps)), isStill))
  for (const row of rows) await queueNextJob(kind, context, String(row.id))
}
