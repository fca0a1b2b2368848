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

/** Notes an import that was read; answers its id. */
export async function beginImport(tx: Db, draft: NewImport): Promise<string> {
  const id = newId()
  await tx.insert(productImports).values({ ...draft, id, state: firstImportState })
  return id
}

function stateAfter(from: ImportState, event: 'apply' | 'undo' | 'finish'): ImportState {
  const state = nextImportState(from, event)
  if (state === null) throw conflict('import_state', 'This import cannot be started or taken back now.')
  return state
}

/** Starts applying or undoing an import that the caller has locked. Throws conflict when it is not the time for it. */
export async function startImport(
  tx: Db,
  event: 'apply' | 'undo',
  { id, state, changes }: Move,
): Promise<void> {
  await tx
    .update(productImports)
    .set({ ...changes, state: stateAfter(state, event) })
    .where(eq(productImports.id, id))
}

/** Ends the step that an import is in, if it is in it still and `isOver` holds. */
export async function finishImport(db: Db, { id, state, changes }: Move, isOver: SQL): Promise<void> {
  await db
    .update(productImports)
    .set({ ...changes, state: stateAfter(state, 'finish') })
    .where(and(eq(productImports.id, id), eq(productImports.state, state), isOver))
}
