import { firstImportState, nextImportState } from '@salvia/rules/product-import/import-state'
import { and, eq, type SQL } from 'drizzle-orm'
import type { Db } from '#db/database'
import { newId } from '#kernel/ids'
import type { ImportEvent, ImportMove } from '#kernel/imports/import-kind'
import { importRefused } from '#kernel/imports/use-cases/start-step'
import { productImports } from '../data/import-tables.ts'

// The only writer of `product_imports.state`.

type NewImport = Omit<typeof productImports.$inferInsert, 'id' | 'state'>

/** Saves an import that was read; returns its id. */
export async function beginImport(tx: Db, draft: NewImport): Promise<string> {
  const id = newId()
  await tx.insert(productImports).values({ ...draft, id, state: firstImportState })
  return id
}

/**
 * Moves an import, if it is still in its state and `condition` holds. Throws conflict if its state does not allow the
 * event.
 */
export async function moveImport(
  tx: Db,
  event: ImportEvent,
  { id, state: from, changes }: ImportMove,
  condition?: SQL,
): Promise<void> {
  const state = nextImportState(from, event)
  if (state === null) throw importRefused()
  await tx
    .update(productImports)
    .set({ ...changes, state })
    .where(and(eq(productImports.id, id), eq(productImports.state, from), condition))
}
