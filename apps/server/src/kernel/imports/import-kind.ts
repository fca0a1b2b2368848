import type { ImportState } from '@salvia/contract/words/product-imports'
import type { SQL } from 'drizzle-orm'
import type { AnyPgColumn, AnyPgTable } from 'drizzle-orm/pg-core'
import type { Db } from '#db/database'
import type { Jobs } from '../jobs/jobs.ts'

export type ImportEvent = 'apply' | 'undo' | 'finish'
export type ImportInState = { id: string; state: ImportState }

type Progress = { touchedAt: Date; actorId?: string; startedAt?: Date; finishedAt?: Date; undoneAt?: Date }

export type ImportMove = ImportInState & { changes: Progress }

/** One of the two ways through an import's lines. */
export type ImportStep<Row, Context> = {
  isTodo: (importId: string) => SQL | undefined
  /** Writes the next lines in one transaction and returns how many; 0 when none are left. */
  writeNext: (context: Context, row: Row) => Promise<number>
}

export type ImportContext = { db: Db; jobs: Jobs; now: () => Date }

/** What differs between imports: their tables, the writer of their state, and what is done with a line. */
export type ImportKind<Row extends ImportInState, Context extends ImportContext> = {
  /** Made of `importColumns`. */
  table: AnyPgTable & { id: AnyPgColumn; state: AnyPgColumn; touchedAt: AnyPgColumn }
  lines: AnyPgTable
  find: (db: Db, importId: string) => Promise<Row | undefined>
  /** Moves an import still in its state while `condition` holds. Throws conflict for an event its state does not take. */
  move: (tx: Db, event: ImportEvent, move: ImportMove, condition?: SQL) => Promise<void>
  steps: Record<'Applying' | 'Undoing', ImportStep<Row, Context>>
  /** Lines per job, so that none runs long. */
  part: number
  /** Prefix and ending of its queues: `catalogue.work-on-import`. */
  queues: { work: string; resume: string; forget: string }
  audited: { subject: string; apply: string; undo: string }
}
