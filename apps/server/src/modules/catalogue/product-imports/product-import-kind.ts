import { asc, desc, eq } from 'drizzle-orm'
import type { ImportKind } from '#kernel/imports/import-kind'
import { isApplied, isWaiting } from '#kernel/imports/line-conditions'
import { moveImportOf } from '#kernel/imports/use-cases/move-import'
import type { App } from '../../../app-type.ts'
import { productImportLines as lines, productImports } from './data/import-tables.ts'
import { applyLine, undoLine } from './use-cases/apply-line.ts'
import { type LineStep, writeNext } from './use-cases/write-lines.ts'

type Context = Pick<App, 'db' | 'jobs' | 'now' | 'log'>
type Row = typeof productImports.$inferSelect

const applying: LineStep = {
  isTodo: isWaiting(lines, ['New', 'Changed']),
  order: asc(lines.line),
  write: applyLine,
  failed: 'Refused',
}

/** Lines are undone in reverse order, so that a number moved from one product to another can move back. */
const undoing: LineStep = {
  isTodo: isApplied(lines),
  order: desc(lines.line),
  write: undoLine,
  failed: 'Kept',
}

const writing = (step: LineStep) => ({
  isTodo: step.isTodo,
  writeNext: (context: Context, row: Row) => writeNext(context, row, step),
})

export const productImportKind: ImportKind<Row, Context> = {
  table: productImports,
  parts: lines,
  find: async (db, importId) =>
    (await db.select().from(productImports).where(eq(productImports.id, importId)))[0],
  move: moveImportOf(productImports),
  steps: {
    Applying: { ...writing(applying), endedAt: 'finishedAt' },
    Undoing: { ...writing(undoing), endedAt: 'undoneAt' },
  },
  partsPerJob: 600,
  queues: {
    work: 'catalogue.work-on-import',
    resume: 'catalogue.resume-imports',
    forget: 'catalogue.forget-imports',
  },
  audited: { subject: 'ProductImport', apply: 'ProductImportStarted', undo: 'ProductImportTakenBack' },
}
