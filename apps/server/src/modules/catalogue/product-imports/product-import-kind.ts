import { asc, desc, eq } from 'drizzle-orm'
import type { ImportKind } from '#kernel/imports/import-kind'
import type { App } from '../../../app-type.ts'
import { isApplied, isWaiting } from './data/import-conditions.ts'
import { productImportLines as lines, productImports } from './data/import-tables.ts'
import { applyLine, undoLine } from './use-cases/apply-line.ts'
import { moveImport } from './use-cases/move-import.ts'
import { type LineStep, writeNext } from './use-cases/write-lines.ts'

type Context = Pick<App, 'db' | 'jobs' | 'now' | 'log'>
type Row = typeof productImports.$inferSelect

const applying: LineStep = { isTodo: isWaiting, order: asc(lines.line), write: applyLine, failed: 'Refused' }
/** Lines are undone in reverse order, so that a number moved from one product to another can move back. */
const undoing: LineStep = { isTodo: isApplied, order: desc(lines.line), write: undoLine, failed: 'Kept' }

export const productImportKind: ImportKind<Row, Context> = {
  table: productImports,
  lines,
  find: async (db, importId) =>
    (await db.select().from(productImports).where(eq(productImports.id, importId)))[0],
  move: moveImport,
  steps: {
    Applying: { isTodo: isWaiting, writeNext: (context, row) => writeNext(context, row, applying) },
    Undoing: { isTodo: isApplied, writeNext: (context, row) => writeNext(context, row, undoing) },
  },
  part: 600,
  queues: {
    work: 'catalogue.work-on-import',
    resume: 'catalogue.resume-imports',
    forget: 'catalogue.forget-imports',
  },
  audited: { subject: 'ProductImport', apply: 'ProductImportStarted', undo: 'ProductImportTakenBack' },
}
