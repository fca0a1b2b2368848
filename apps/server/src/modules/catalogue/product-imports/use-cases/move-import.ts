import type { ImportState } from '@salvia/contract/words/product-imports'
import { firstImportState, nextImportState } from '@salvia/rules/product-import/import-state'
import { and, eq, type SQL } from 'drizzle-orm'
import type { Db } from '#db/database'
import { conflict } from '#kernel/domain-error'
import { newId } from '#kernel/ids'
import { productImports } from '../data/import-tables.ts'

// The only writer of `product_imports.state`.

type Row = typeof productImports.$inferSelect
type NewImport = Omit<typeof productImports.$inferInsert, 'id' | 'state'>
type Move = Pick<Row, 'id' | 'state'> & { changes: Partial<Omit<Row, 'id' | 'state'>> }

/** Saves an import that was read; returns its id. */
export async function beginImport(tx: Db, draft: NewImport): Promise<string> {
  const id = newId()
  await tx.insert(productImports).values({ ...draft, id, state: firstImportState })
  return id
}

function stateReachedBy(from: ImportState, event: 'apply' | 'undo' | 'finish'): ImportState {
  const state = nextImportState(from, event)
  if (state === null) throw conflict('import_state', 'This import cannot be started or taken back now.')
  return state
}

/** Starts applying or undoing an import locked by the caller. Throws conflict if its state does not allow it. */
export async function startImport(
  tx: Db,
  event: 'apply' | 'undo',
  { id, state, changes }: Move,
): Promise<void> {
  await tx
    .update(productImports)
    .set({ ...changes, state: stateReachedBy(state, event) })
    .where(eq(productImports.id, id))
}

/** Ends the current step of an import, if it is still in it and `isOver` holds. */
export async function finishImport(db: Db, { id, state, changes }: Move, isOver: SQL): Promise<void> {
  await db
    .update(productImports)
    .set({ ...changes, state: stateReachedBy(state, 'finish') })
    .where(and(eq(productImports.id, id), eq(productImports.state, state), isOver))
}
