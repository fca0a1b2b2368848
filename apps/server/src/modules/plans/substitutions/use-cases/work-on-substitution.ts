import { setImmediate as nextTurn } from 'node:timers/promises'
import { and, eq, inArray, lt, sql } from 'drizzle-orm'
import type { App } from '../../../../app-type.ts'
import { substitutionItems, substitutions } from '../data/substitution-tables.ts'
import { readPair } from '../substituted-pair.ts'
import { moveSubstitution } from './move-substitution.ts'
import { WORK_ON_SUBSTITUTION } from './start-substitution.ts'
import { type NoticeContext, tellPractitioners } from './tell-practitioners.ts'
import { isTodo, type StepName, writeNext } from './work-on-items.ts'

/** Plans per job, so that no job runs long. */
const PART = 200
/** One without progress for this long is resumed. */
const STILL_MS = 120_000

export type WorkContext = Pick<App, 'log' | 'now'> & NoticeContext

type Row = typeof substitutions.$inferSelect

const endedAt = { Running: 'finishedAt', Undoing: 'undoneAt' } as const

/** Ends it, unless another worker still holds one of its plans: then that worker ends it. */
async function finish(context: WorkContext, row: Row, step: StepName): Promise<void> {
  const { db, now } = context
  if (step === 'Running') await tellPractitioners(context, row)
  const isOver = sql`not exists (select 1 from ${substitutionItems} where ${isTodo(row.id, step)})`
  await moveSubstitution(
    db,
    'finish',
    { ...row, changes: { touchedAt: now(), [endedAt[step]]: now() } },
    isOver,
  )
}

async function goOn({ db, jobs, now }: WorkContext, substitutionId: string): Promise<void> {
  await db.transaction(async (tx) => {
    await tx.update(substitutions).set({ touchedAt: now() }).where(eq(substitutions.id, substitutionId))
    await jobs.send(tx, WORK_ON_SUBSTITUTION, { substitutionId })
  })
}

/** Works on some plans of a substitution and enqueues the next job. Repeating continues where it stopped. */
export async function workOnSubstitution(context: WorkContext, substitutionId: string): Promise<void> {
  const [row] = await context.db.select().from(substitutions).where(eq(substitutions.id, substitutionId))
  if (row?.state !== 'Running' && row?.state !== 'Undoing') return
  const step = row.state
  const pair = await readPair(context.db, row, 'en', { isKept: true })
  const actorId = step === 'Running' ? row.startedBy : (row.undoneBy ?? row.startedBy)
  for (let written = 0; written < PART; ) {
    const some = await writeNext(context, { substitution: row, pair, actorId }, step)
    if (some === 0) return finish(context, row, step)
    written += some
    // An embedded database answers without yielding to the event loop: without a pause no request would be served.
    await nextTurn()
  }
  await goOn(context, substitutionId)
}

/** Resumes those whose job died with its process. */
export async function resumeSubstitutions(context: WorkContext): Promise<void> {
  const still = and(
    inArray(substitutions.state, ['Running', 'Undoing']),
    lt(substitutions.touchedAt, new Date(context.now().getTime() - STILL_MS)),
  )
  const rows = await context.db.select({ id: substitutions.id }).from(substitutions).where(still)
  for (const { id } of rows) await goOn(context, id)
}
