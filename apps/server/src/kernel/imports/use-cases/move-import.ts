import { type ImportEvent, nextImportState } from '@salvia/rules/imports/import-state'
import { and, eq, type SQL } from 'drizzle-orm'
import type { AnyPgColumn, AnyPgTable } from 'drizzle-orm/pg-core'
import type { Db } from '#db/database'
import { conflict } from '../../domain-error.ts'
import type { Move } from '../../work-in-parts/work-in-parts.ts'
import type { ImportRow } from '../import-kind.ts'

// The only writer of the state of imports.

export const importRefused = () =>
  conflict('import_state', 'This import cannot be started or taken back now.')

type Imports = AnyPgTable & { id: AnyPgColumn; state: AnyPgColumn }

/**
 * Moves an import of a table, if it is still in its state and `condition` holds. Throws conflict if its state does not
 * allow the event.
 */
export const moveImportOf =
  (table: Imports) =>
  async (
    tx: Db,
    event: ImportEvent,
    { id, state: from, changes }: Move<ImportRow>,
    condition?: SQL,
  ): Promise<void> => {
    const state = nextImportState(from, event)
    if (state === null) throw importRefused()
    await tx
      .update(table)
      .set({ ...changes, state })
      .where(and(eq(table.id, id), eq(table.state, from), condition))
  }
