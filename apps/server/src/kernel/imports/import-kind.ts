import type { ImportState } from '@salvia/contract/words/imports'
import type { ImportEvent } from '@salvia/rules/imports/import-state'
import type { AnyPgColumn, AnyPgTable } from 'drizzle-orm/pg-core'
import type { WorkContext, WorkInParts } from '../work-in-parts/work-in-parts.ts'

export type ImportLines = AnyPgTable & { importId: AnyPgColumn; kind: AnyPgColumn; outcome: AnyPgColumn }

export type ImportRow = { id: string; state: ImportState }

export type StartEvent = Exclude<ImportEvent, 'finish'>

/**
 * What differs between imports, in addition to what differs between all work in parts. Its table has the
 * `importColumns`.
 */
export type ImportKind<Row extends ImportRow, Context extends WorkContext> = WorkInParts<
  Row,
  StartEvent,
  Context
> & {
  parts: ImportLines
  /** Throws if this person may not apply it. */
  checkApplying?: (held: Row, actorId: string) => void
  queues: { forget: string }
}
