import { and, asc, eq, inArray, type SQL, sql } from 'drizzle-orm'
import type { Db } from '#db/database'
import { isDatabaseAway } from '#db/database-away'
import { DomainError } from '#kernel/domain-error'
import type { App } from '../../../../app-type.ts'
import { findKnownProducts } from '../../product-admin/data/known-product-queries.ts'
import { finishWrites } from '../../product-admin/use-cases/write-product.ts'
import { products } from '../../products/product-tables.ts'
import { productImportLines as lines } from '../data/import-tables.ts'
import type { HeldLine, ImportLineRow, LineDone, LineResult } from './apply-line.ts'

/** How an import's lines are processed: which are pending, in which order, and what is done with each. */
export type LineStep = {
  isTodo: (importId: string) => SQL | undefined
  order: SQL
  write: (tx: Db, held: HeldLine, now: Date) => Promise<LineDone>
  /** Outcome of a line that cannot be written. */
  failed: 'Refused' | 'Kept'
}
export type LineContext = Pick<App, 'db' | 'now' | 'log'>
type Import = { id: string; actorId: string }

/** Lines written in one transaction: as many as can hold an embedded database without anyone noticing. */
const TOGETHER = 10

/** Outcome of a line that could not be written; the others continue. */
function resultOf(error: unknown, { failed }: LineStep, log: App['log']): LineResult {
  if (!(error instanceof DomainError)) {
    log.error({ err: error }, 'import_line_failed')
    return { outcome: failed, reason: 'internal_error' }
  }
  const isOvertaken = failed === 'Refused' && ['conflict', 'precondition'].includes(error.kind)
  return { outcome: isOvertaken ? 'Skipped' : failed, reason: error.code }
}

/** The current products of lines, locked in the same order as orders lock them. */
async function holdProducts(tx: Db, rows: ImportLineRow[]): Promise<HeldLine[]> {
  const ids = rows.flatMap(({ productId }) => productId ?? [])
  if (ids.length === 0) return rows.map((line) => ({ line }))
  const locked = await tx
    .select()
    .from(products)
    .where(inArray(products.id, ids))
    .orderBy(asc(products.id))
    .for('no key update')
  const held = new Map(locked.map((product) => [product.id, product]))
  const known = new Map((await findKnownProducts(tx, ids)).map(({ id, values }) => [id, values]))
  return rows.map((line) => {
    const product = held.get(line.productId ?? '')
    const values = known.get(line.productId ?? '')
    return product && values ? { line, product, values } : { line }
  })
}

type Done = LineDone & { line: number }

async function keepResults(tx: Db, importId: string, done: Done[], versions: Map<string, number>) {
  const rows = done.map(({ line, result }) => ({
    line,
    outcome: result.outcome,
    product_id: result.productId ?? null,
    version: versions.get(result.productId ?? '') ?? null,
    kept_fields: result.keptFields ?? null,
    reason: result.reason ?? null,
  }))
  await tx.execute(sql`
    update product_import_lines l set outcome = given.outcome,
      product_id = coalesce(given.product_id, l.product_id), version = coalesce(given.version, l.version),
      kept_fields = coalesce(given.kept_fields, l.kept_fields), reason = coalesce(given.reason, l.reason)
    from json_to_recordset(${JSON.stringify(rows)}::json) as given (
      line integer, outcome text, product_id uuid, version integer, kept_fields text[], reason text)
    where l.import_id = ${importId} and l.line = given.line`)
}

/** Each line has its own savepoint, so that a refused one does not affect the others. */
async function writeLine(tx: Db, held: HeldLine, step: LineStep, context: LineContext): Promise<Done> {
  const { line } = held.line
  try {
    return { line, ...(await tx.transaction((inner) => step.write(inner, held, context.now()))) }
  } catch (error) {
    return { line, result: resultOf(error, step, context.log) }
  }
}

/** Writes the next lines together with their outcomes, atomically. Returns how many it processed. */
function writeTogether(
  context: LineContext,
  { id, actorId }: Import,
  step: LineStep,
  most: number,
): Promise<number> {
  return context.db.transaction(async (tx) => {
    const rows = await tx
      .select()
      .from(lines)
      .where(step.isTodo(id))
      .orderBy(step.order)
      .limit(most)
      .for('update', { skipLocked: true })
    if (rows.length === 0) return 0
    const done: Done[] = []
    for (const held of await holdProducts(tx, rows)) done.push(await writeLine(tx, held, step, context))
    const writes = done.flatMap(({ written }) => written ?? [])
    await keepResults(tx, id, done, await finishWrites(tx, { writes, actorId }, context.now()))
    return rows.length
  })
}

/** Marks the next line as failed. */
async function giveUp({ db }: LineContext, { id }: Import, step: LineStep): Promise<void> {
  const [next] = await db
    .select({ line: lines.line })
    .from(lines)
    .where(step.isTodo(id))
    .orderBy(step.order)
    .limit(1)
  if (!next) return
  await db
    .update(lines)
    .set({ outcome: step.failed, reason: 'internal_error' })
    .where(and(step.isTodo(id), eq(lines.line, next.line)))
}

/**
 * Writes the next lines of an import, many per transaction, and returns how many; 0 when none are left. If the batch
 * fails, lines are written one by one, and one that fails alone is given up. Throws if the database becomes
 * unavailable, since no line is to blame for that.
 */
export async function writeNext(context: LineContext, row: Import, step: LineStep): Promise<number> {
  try {
    return await writeTogether(context, row, step, TOGETHER)
  } catch (error) {
    if (isDatabaseAway(error)) throw error
    context.log.error({ err: error }, 'import_lines_apart')
  }
  for (let written = 0; written < TOGETHER; written += 1) {
    try {
      if ((await writeTogether(context, row, step, 1)) === 0) return written
    } catch (error) {
      if (isDatabaseAway(error)) throw error
      context.log.error({ err: error }, 'import_line_failed')
      await giveUp(context, row, step)
    }
  }
  return TOGETHER
}
