import { firstImportState, nextImportState } from '@salvia/rules/product-import/import-state'
import { and, eq, type SQL } from 'drizzle-orm'
import type { Db } from '#db/database'
import { conflict } from '#kernel/domain-error'
import { newId } from '#kernel/ids'
import { commissionImports } from '../data/commission-import-tables.ts'

// The only writer of `commission_imports.state`.

type Row = typeof commissionImports.$inferSelect
type NewImport = Omit<typeof commissionImports.$inferInsert, 'id' | 'state'>
type Move = Pick<Row, 'id' | 'state'> & { changes: Partial<Omit<Row, 'id' | 'state'>> }

/** Saves an import that was read; returns its id. */
export async function beginCommissionImport(tx: Db, draft: NewImport): Promise<string> {
  const id = newId()
  await tx.insert(commissionImports).values({ ...draft, id, state: firstImportState })
  return id
}

/**
 * Moves an import, if it is still in its state and `condition` holds. Throws conflict if its state does not allow the
 * event.
 */
export async function moveCommissionImport(
  tx: Db,
  event: 'apply' | 'undo' | 'finish',
  { id, state: from, changes }: Move,
  condition?: SQL,
): Promise<void> {
  const state = nextImportState(from, event)
  if (state === null) throw conflict('import_state', 'This import cannot be started or taken back now.')
  await tx
    .update(commissionImports)
    .set({ ...changes, state })
    .where(and(eq(commissionImports.id, id), eq(commissionImports.state, from), condition))
}
