import { needsSecondLook } from '@salvia/rules/wallet/manual-transaction'
import { eq } from 'drizzle-orm'
import type { Db } from '#db/database'
import { conflict, notFound } from '#kernel/domain-error'
import { importRefused, startStep } from '#kernel/imports/use-cases/start-step'
import type { App } from '../../../../app-type.ts'
import { commissionImportKind } from '../commission-import-kind.ts'
import { isApplied } from '../data/commission-import-conditions.ts'
import { commissionImportLines, commissionImports } from '../data/commission-import-tables.ts'

type Starting = Pick<App, 'db' | 'jobs'>
type Beginning = { importId: string; actorId: string }
type Held = typeof commissionImports.$inferSelect

async function lockImport(tx: Db, importId: string): Promise<Held> {
  const isIt = eq(commissionImports.id, importId)
  const [row] = await tx.select().from(commissionImports).where(isIt).for('update')
  if (!row) throw notFound('import')
  return row
}

/**
 * Starts importing the new lines. Throws not-found; conflict if it was started before, has nothing to import, or, above
 * 500.00 EUR in all, if the caller uploaded it.
 */
export function applyCommissionImport(
  { db, jobs }: Starting,
  { importId, actorId }: Beginning,
  now: Date,
): Promise<void> {
  return db.transaction(async (tx) => {
    const held = await lockImport(tx, importId)
    if (held.newCount === 0) throw importRefused()
    if (needsSecondLook({ amount: held.newAmount, currency: 'EUR' }) && held.madeBy === actorId)
      throw conflict('second_look', 'Another person of accounting imports an amount like this.')
    await startStep({ tx, jobs }, commissionImportKind, { held, actorId, event: 'apply' }, now)
  })
}

/** Starts taking an import back. Throws not-found, and conflict if it imported nothing, or is not finished yet. */
export function undoCommissionImport(
  { db, jobs }: Starting,
  { importId, actorId }: Beginning,
  now: Date,
): Promise<void> {
  return db.transaction(async (tx) => {
    const held = await lockImport(tx, importId)
    if ((await tx.$count(commissionImportLines, isApplied(importId))) === 0) throw importRefused()
    await startStep({ tx, jobs }, commissionImportKind, { held, actorId, event: 'undo' }, now)
  })
}
