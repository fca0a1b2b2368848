import { eq } from 'drizzle-orm'
import type { Db } from '#db/database'
import { recordAudit } from '#kernel/audit/record-audit'
import { conflict, notFound } from '#kernel/domain-error'
import type { CatalogueContext } from '../../catalogue-context.ts'
import { isApplied } from '../data/import-conditions.ts'
import { productImportLines, productImports } from '../data/import-tables.ts'
import { startImport } from './move-import.ts'

export const WORK_ON_IMPORT = 'catalogue.work-on-import'

type Beginning = { importId: string; actorId: string }
type Held = Pick<typeof productImports.$inferSelect, 'id' | 'state'>

const events = { apply: 'ProductImportStarted', undo: 'ProductImportTakenBack' }

/** Enqueues work on an import locked by the caller, in the caller's transaction. Throws conflict if not allowed. */
export async function begin(
  { tx, jobs }: { tx: Db } & Pick<CatalogueContext, 'jobs'>,
  { held, actorId, event }: { held: Held; actorId: string; event: keyof typeof events },
  now: Date,
): Promise<void> {
  const started = event === 'apply' ? { startedAt: now } : {}
  await startImport(tx, event, { ...held, changes: { actorId, touchedAt: now, ...started } })
  await jobs.send(tx, WORK_ON_IMPORT, { importId: held.id })
  const subject = { type: 'ProductImport', id: held.id }
  await recordAudit(tx, { event: events[event], actorId, subject }, now)
}

type Starting = Pick<CatalogueContext, 'db' | 'jobs'>

const refuse = () => conflict('import_state', 'This import cannot be started or taken back now.')

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
    if (held.newCount + held.changedCount === 0) throw refuse()
    await begin({ tx, jobs }, { held, actorId, event: 'apply' }, now)
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
    if ((await tx.$count(productImportLines, isApplied(importId))) === 0) throw refuse()
    await begin({ tx, jobs }, { held, actorId, event: 'undo' }, now)
  })
}
