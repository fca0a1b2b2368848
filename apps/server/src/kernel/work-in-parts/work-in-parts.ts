import type { SQL } from 'drizzle-orm'
import type { AnyPgColumn, AnyPgTable } from 'drizzle-orm/pg-core'
import type { Db } from '#db/database'
import type { Jobs } from '../jobs/jobs.ts'

export type WorkContext = { db: Db; jobs: Jobs; now: () => Date }

/** Work in its state, as it was read. */
export type InState = { id: string; state: string }

type Progress = { touchedAt: Date; startedAt?: Date; finishedAt?: Date; undoneAt?: Date }

export type Move<Row extends InState> = Pick<Row, 'id' | 'state'> & {
  changes: Progress & { actorId?: string; undoneBy?: string }
}

/** One pass over the parts of some work; work is running while its state has a step. */
export type Step<Row extends InState, Context> = {
  /** The parts that wait for it. */
  isTodo: (id: string) => SQL | undefined
  /** Writes the next parts in one transaction and returns how many; 0 when none are left to it. */
  writeNext: (context: Context, row: Row) => Promise<number>
  /** Done once no part is left, before the work ends; again if its process dies between both. */
  beforeEnd?: (context: Context, row: Row) => Promise<void>
  endedAt: 'finishedAt' | 'undoneAt'
}

/**
 * Work on many records that a person starts: jobs do it part by part, each part in a transaction with its outcome, so
 * that it resumes after a crash. What differs: tables, the writer of the state, what is done with a part.
 */
export type WorkInParts<Row extends InState, Event extends string, Context extends WorkContext> = {
  table: AnyPgTable & { id: AnyPgColumn; state: AnyPgColumn; touchedAt: AnyPgColumn }
  /** The table of its parts. */
  parts: AnyPgTable
  find: (db: Db, id: string) => Promise<Row | undefined>
  /** Moves work still in its state while `condition` holds. Throws conflict for an event its state does not take. */
  move: (tx: Db, event: Event | 'finish', move: Move<Row>, condition?: SQL) => Promise<void>
  steps: { [state in Row['state']]?: Step<Row, Context> }
  /** Parts per job, so that none runs long. */
  partsPerJob: number
  queues: { work: string; resume: string }
  audited: { subject: string } & Record<Event, string>
}
