import { asc, type SQL, sql } from 'drizzle-orm'
import type { Db } from '#db/database'
import type { App } from '../../../../app-type.ts'
import { commissionImportLines as lines } from '../data/commission-import-tables.ts'
import type { LineBatch, LineDone } from './import-lines.ts'

/** Lines per transaction. */
const TOGETHER = 250

export type LinesStep = {
  isTodo: (importId: string) => SQL | undefined
  write: (tx: Db, batch: LineBatch, now: Date) => Promise<LineDone[]>
}

async function keepResults(tx: Db, importId: string, done: LineDone[]): Promise<void> {
  const rows = done.map(({ line, outcome, transactionId }) => ({
    line,
    outcome,
    transaction_id: transactionId,
  }))
  await tx.execute(sql`
    update commission_import_lines l set outcome = given.outcome, transaction_id = given.transaction_id
    from json_to_recordset(${JSON.stringify(rows)}::json)
      as given (line integer, outcome text, transaction_id uuid)
    where l.import_id = ${importId} and l.line = given.line`)
}

/** Writes the next lines with their outcomes in one transaction; returns how many, 0 when none are left. */
export function writeNextLines(
  { db, now }: Pick<App, 'db' | 'now'>,
  { id, actorId }: { id: string; actorId: string },
  { isTodo, write }: LinesStep,
): Promise<number> {
  return db.transaction(async (tx) => {
    const rows = await tx
      .select()
      .from(lines)
      .where(isTodo(id))
      .orderBy(asc(lines.line))
      .limit(TOGETHER)
      .for('update', { skipLocked: true })
    if (rows.length > 0) await keepResults(tx, id, await write(tx, { actorId, lines: rows }, now()))
    return rows.length
  })
}
