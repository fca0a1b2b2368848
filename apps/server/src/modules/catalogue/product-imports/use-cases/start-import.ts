import { eq } from 'drizzle-orm'
import type { Db } from '#db/database'
import { notFound } from '#kernel/domain-error'
import { importRefused, startStep } from '#kernel/imports/use-cases/start-step'
import type { CatalogueContext } from '../../catalogue-context.ts'
import { isApplied } from '../data/import-conditions.ts'
import { productImportLines, productImports } from '../data/import-tables.ts'
import { productImportKind } from '../product-import-kind.ts'

type Beginning = { importId: string; actorId: string }
type Starting = Pick<CatalogueContext, 'db' | 'jobs'>

async function lockImport(tx: Db, importId: string) {
  const [row] = await tx.select().from(productImports).where(eq(productImports.id, importId)).for('update')
  if (!row) throw notFound('import')
  return row
}

/**
 * Starts applying an import's lines. Throws not-found, and conflict if it was already started or has nothing to write.
 */
export function applyImport(
  { db, jobs }: Starting,
  { importId, actorId }: Beginning,
  now: Date,
): Promise<void> {
  return db.transaction(async (tx) => {
    const held = await lockImport(tx, importId)
    if (held.newCount + held.changedCount === 0) throw importRefused()
    await startStep({ tx, jobs }, productImportKind, { held, actorId, event: 'apply' }, now)
  })
}

/** Starts undoing an import. Throws not-found, and conflict if it wrote nothing, or is not finished yet. */
export function undoImport(
  { db, jobs }: Starting,
  { importId, actorId }: Beginning,
  now: Date,
): Promise<void> {
  return db.transaction(async (tx) => {
    const held = await lockImport(tx, importId)
    if ((await tx.$count(productImportLines, isApplied(importId))) === 0) throw importRefused()
    await startStep({ tx, jobs }, productImportKind, { held, actorId, event: 'undo' }, now)
  })
}
