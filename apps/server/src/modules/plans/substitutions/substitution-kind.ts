import { eq } from 'drizzle-orm'
import type { WorkInParts } from '#kernel/work-in-parts/work-in-parts'
import type { App } from '../../../app-type.ts'
import { type ReadPair, readPair } from './data/substituted-pair.ts'
import { substitutionItems, substitutions } from './data/substitution-tables.ts'
import { moveSubstitution } from './use-cases/move-substitution.ts'
import { type NoticeContext, notifyOfUndo, notifyPractitioners } from './use-cases/notify-practitioners.ts'
import { isTodo, type StepName, writeNext } from './use-cases/work-on-items.ts'

type Context = Pick<App, 'log'> & NoticeContext
type Row = typeof substitutions.$inferSelect & { pair: ReadPair }

const actorOf = ({ startedBy, undoneBy }: Row, step: StepName) =>
  step === 'Running' ? startedBy : (undoneBy ?? startedBy)

const writing = (step: StepName) => ({
  isTodo: (id: string) => isTodo(id, step),
  writeNext: (context: Context, row: Row) => {
    const { pair, ...substitution } = row
    return writeNext(context, { substitution, pair, actorId: actorOf(row, step) }, step)
  },
})

/** A product put in the place of another, plan by plan, and taken back. */
export const substitutionKind: WorkInParts<Row, 'undo', Context> = {
  table: substitutions,
  parts: substitutionItems,
  find: async (db, id) => {
    const [row] = await db.select().from(substitutions).where(eq(substitutions.id, id))
    return row && { ...row, pair: await readPair(db, row, 'en', { isKept: true }) }
  },
  move: moveSubstitution,
  steps: {
    Running: { ...writing('Running'), beforeEnd: notifyPractitioners, endedAt: 'finishedAt' },
    Undoing: { ...writing('Undoing'), beforeEnd: notifyOfUndo, endedAt: 'undoneAt' },
  },
  partsPerJob: 200,
  queues: { work: 'plans.work-on-substitution', resume: 'plans.resume-substitutions' },
  audited: { subject: 'Substitution', undo: 'SubstitutionTakenBack' },
}
