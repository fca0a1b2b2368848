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

/** How the lines of an import are taken: which are still to do, in which order, and what is done with each. */
export type LineStep = {
  isTodo: (importId: string) => SQL | undefined
  order: SQL
  write: (tx: Db, held: HeldLine, now: Date) => Promise<LineDone>
  /** What a line comes to that cannot be written. */
  failed: 'Refused' | 'Kept'
}
export type LineContext = Pick<App, 'db' | 'now' | 'log'>
type Import = { id: string; actorId: string }

/** Lines that are written together: as many as an embedded database can be held for without anyone noticing. */
const TOGETHER = 10

/** What a line that could not be written came to; the others go on. */
function resultOf(error: unknown, { failed }: LineStep, log: App['log']): LineResult {
  if (!(error instanceof DomainError)) {
    log.error({ err: error }, 'import_line_failed')
    return { outcome: failed, reason: 'internal_error' }
  }
  const isOvertaken = failed === 'Refused' && ['conflict', 'precondition'].includes(error.kind)
  return { outcome: isOvertaken ? 'Skipped' : failed, reason: error.code }
}

/** The products of lines, locked in the order in which orders lock them, as they are now. */
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

/** Each line in a savepoint of its own: one that is refused takes nothing of the others with it. */
async function writeLine(tx: Db, held: HeldLine, step: LineStep, context: LineContext): Promise<Done> {
  const { line } = held.line
  try {
    return { line, ...(await tx.transaction((inner) => step.write(inner, held, context.now()))) }
  } catch (error) {
    return { line, result: resultOf(error, step, context.log) }
  }
}

/** Writes the next lines together with what became of each: all of that or nothing, once. Answers how many it took. */
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

/** Marks the next line as one that could not be written. */
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
 * Writes the next lines of an import, many in one transaction, and answers how many; 0 when none is left to take. When
 * they cannot be kept together they are written one by one, and one that cannot be kept even alone is given up. Throws
 * when the database goes away: no line is to blame for that.
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
