import { eq } from 'drizzle-orm'
import type { Db } from '#db/database'
import { recordAudit } from '#kernel/audit/record-audit'
import { conflict, notFound } from '#kernel/domain-error'
import type { CatalogueContext } from '../../catalogue-context.ts'
import { isApplied } from '../data/import-conditions.ts'
import { productImportLines, productImports } from '../data/import-tables.ts'

export const WORK_ON_IMPORT = 'catalogue.work-on-import'

type Beginning = { importId: string; actorId: string; state: 'Applying' | 'Undoing' }

const events = { Applying: 'ProductImportStarted', Undoing: 'ProductImportTakenBack' }

/** Has a job work on an import that the caller holds, in the caller's transaction. */
export async function begin(
  { tx, jobs }: { tx: Db } & Pick<CatalogueContext, 'jobs'>,
  { importId, actorId, state }: Beginning,
  now: Date,
): Promise<void> {
  const started = state === 'Applying' ? { startedAt: now } : {}
  await tx
    .update(productImports)
    .set({ state, actorId, touchedAt: now, ...started })
    .where(eq(productImports.id, importId))
  await jobs.send(tx, WORK_ON_IMPORT, { importId })
  const subject = { type: 'ProductImport', id: importId }
  await recordAudit(tx, { event: events[state], actorId, subject }, now)
}

type Starting = Pick<CatalogueContext, 'db' | 'jobs'>

const refuse = () => conflict('import_state', 'This import cannot be started or taken back now.')

async function lockImport(tx: Db, importId: string) {
  const [row] = await tx.select().from(productImports).where(eq(productImports.id, importId)).for('update')
  if (!row) throw notFound('import')
  return row
}

/** Has the lines of an import written. Throws not-found, and conflict when it was started or has nothing to write. */
export function applyImport(
  { db, jobs }: Starting,
  { importId, actorId }: Omit<Beginning, 'state'>,
  now: Date,
): Promise<void> {
  return db.transaction(async (tx) => {
    const { state, newCount, changedCount } = await lockImport(tx, importId)
    if (state !== 'Ready' || newCount + changedCount === 0) throw refuse()
    await begin({ tx, jobs }, { importId, actorId, state: 'Applying' }, now)
  })
}

/** Has what an import wrote taken back. Throws not-found, and conflict when it wrote nothing, or not all of it yet. */
export function undoImport(
  { db, jobs }: Starting,
  { importId, actorId }: Omit<Beginning, 'state'>,
  now: Date,
): Promise<void> {
  return db.transaction(async (tx) => {
    const { state } = await lockImport(tx, importId)
    if (state !== 'Done' || (await tx.$count(productImportLines, isApplied(importId))) === 0) throw refuse()
    await begin({ tx, jobs }, { importId, actorId, state: 'Undoing' }, now)
  })
}
