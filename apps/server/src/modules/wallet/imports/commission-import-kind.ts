import { needsSecondLook } from '@salvia/rules/wallet/manual-transaction'
import { eq } from 'drizzle-orm'
import { conflict } from '#kernel/domain-error'
import type { ImportKind } from '#kernel/imports/import-kind'
import { isApplied, isWaiting } from '#kernel/imports/line-conditions'
import { moveImportOf } from '#kernel/imports/use-cases/move-import'
import type { WorkContext } from '#kernel/work-in-parts/work-in-parts'
import { commissionImports, commissionImportLines as lines } from './data/commission-import-tables.ts'
import { importLines } from './use-cases/import-lines.ts'
import { takeBackLines } from './use-cases/take-back-lines.ts'
import { type LinesStep, writeNextLines } from './use-cases/write-next-lines.ts'

type Row = typeof commissionImports.$inferSelect

const applying: LinesStep = { isTodo: isWaiting(lines, ['New']), write: importLines }
const undoing: LinesStep = { isTodo: isApplied(lines), write: takeBackLines }

const writing = (step: LinesStep) => ({
  isTodo: step.isTodo,
  writeNext: (context: WorkContext, row: Row) => writeNextLines(context, row, step),
})

/** Above 500.00 EUR in all, another person than the one who uploaded it applies it. */
function checkApplying({ newAmount, madeBy }: Row, actorId: string): void {
  if (needsSecondLook({ amount: newAmount, currency: 'EUR' }) && madeBy === actorId)
    throw conflict('second_look', 'Another person of accounting imports an amount like this.')
}

/**
 * Imports of commission. What can go wrong with a line is an outcome of it (skipped, refused); a fault that nobody
 * foresaw stops the import and is tried again, since with money no line is passed over unseen.
 */
export const commissionImportKind: ImportKind<Row, WorkContext> = {
  table: commissionImports,
  parts: lines,
  find: async (db, importId) =>
    (await db.select().from(commissionImports).where(eq(commissionImports.id, importId)))[0],
  move: moveImportOf(commissionImports),
  checkApplying,
  steps: {
    Applying: { ...writing(applying), endedAt: 'finishedAt' },
    Undoing: { ...writing(undoing), endedAt: 'undoneAt' },
  },
  partsPerJob: 5000,
  queues: {
    work: 'wallet.work-on-commission-import',
    resume: 'wallet.resume-commission-imports',
    forget: 'wallet.forget-commission-imports',
  },
  audited: {
    subject: 'CommissionImport',
    apply: 'CommissionImportStarted',
    undo: 'CommissionImportTakenBack',
  },
}
