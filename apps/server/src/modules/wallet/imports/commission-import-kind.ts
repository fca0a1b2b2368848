import { eq } from 'drizzle-orm'
import type { ImportContext, ImportKind } from '#kernel/imports/import-kind'
import { isApplied, isWaiting } from './data/commission-import-conditions.ts'
import { commissionImportLines, commissionImports } from './data/commission-import-tables.ts'
import { importLines } from './use-cases/import-lines.ts'
import { moveCommissionImport } from './use-cases/move-commission-import.ts'
import { takeBackLines } from './use-cases/take-back-lines.ts'
import { type LinesStep, writeNextLines } from './use-cases/write-next-lines.ts'

type Row = typeof commissionImports.$inferSelect

const applying: LinesStep = { isTodo: isWaiting, write: importLines }
const undoing: LinesStep = { isTodo: isApplied, write: takeBackLines }

export const commissionImportKind: ImportKind<Row, ImportContext> = {
  table: commissionImports,
  lines: commissionImportLines,
  find: async (db, importId) =>
    (await db.select().from(commissionImports).where(eq(commissionImports.id, importId)))[0],
  move: moveCommissionImport,
  steps: {
    Applying: { isTodo: isWaiting, writeNext: (context, row) => writeNextLines(context, row, applying) },
    Undoing: { isTodo: isApplied, writeNext: (context, row) => writeNextLines(context, row, undoing) },
  },
  part: 5000,
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
