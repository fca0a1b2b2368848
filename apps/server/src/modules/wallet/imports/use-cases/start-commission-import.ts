import { needsSecondLook } from '@salvia/rules/wallet/manual-transaction'
import { eq } from 'drizzle-orm'
import type { Db } from '#db/database'
import { recordAudit } from '#kernel/audit/record-audit'
import { conflict, notFound } from '#kernel/domain-error'
import type { App } from '../../../../app-type.ts'
import { isApplied } from '../data/commission-import-conditions.ts'
import { commissionImportLines, commissionImports } from '../data/commission-import-tables.ts'
import { moveCommissionImport } from './move-commission-import.ts'

export const WORK_ON_COMMISSIONS = 'wallet.work-on-commission-import'

type Starting = Pick<App, 'db' | 'jobs'>
type Beginning = { importId: string; actorId: string }
type Held = typeof commissionImports.$inferSelect

const events = { apply: 'CommissionImportStarted', undo: 'CommissionImportTakenBack' }

const refuse = () => conflict('import_state', 'This import cannot be started or taken back now.')

async function lockImport(tx: Db, importId: string): Promise<Held> {
  const isIt = eq(commissionImports.id, importId)
  const [row] = await tx.select().from(commissionImports).where(isIt).for('update')
  if (!row) throw notFound('import')
  return row
}

type Begun = { held: Held; actorId: string; event: keyof typeof events }

async function begin(
  { tx, jobs }: { tx: Db } & Pick<App, 'jobs'>,
  { held, actorId, event }: Begun,
  now: Date,
): Promise<void> {
  const started = event === 'apply' ? { startedAt: now } : {}
  await moveCommissionImport(tx, event, { ...held, changes: { actorId, touchedAt: now, ...started } })
  await jobs.send(tx, WORK_ON_COMMISSIONS, { importId: held.id })
  const subject = { type: 'CommissionImport', id: held.id }
  await recordAudit(tx, { event: events[event], actorId, subject }, now)
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
    if (held.newCount === 0) throw refuse()
    if (needsSecondLook({ amount: held.newAmount, currency: 'EUR' }) && held.madeBy === actorId)
      throw conflict('second_look', 'Another person of accounting imports an amount like this.')
    await begin({ tx, jobs }, { held, actorId, event: 'apply' }, now)
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
    if ((await tx.$count(commissionImportLines, isApplied(importId))) === 0) throw refuse()
    await begin({ tx, jobs }, { held, actorId, event: 'undo' }, now)
  })
}
