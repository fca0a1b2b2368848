import { createHash } from 'node:crypto'
import { setImmediate as nextTurn } from 'node:timers/promises'
import { firstImportState } from '@salvia/rules/imports/import-state'
import { type CommissionLine, judgeCommissions } from '@salvia/rules/wallet/judge-commissions'
import type { CommissionRow } from '@salvia/rules/wallet/read-commissions'
import type { Db } from '#db/database'
import { recordAudit } from '#kernel/audit/record-audit'
import { onceByKey } from '#kernel/idempotency/once-by-key'
import { newId } from '#kernel/ids'
import { commissionImportLines, commissionImports } from '../data/commission-import-tables.ts'
import { findKnownToCommissions } from '../data/known-to-commissions.ts'
import { readCommissionFile } from '../read-commission-file.ts'

const TOGETHER = 1000

/** Rows in batches, so that requests are served in between. */
async function judge(db: Db, rows: CommissionRow[]): Promise<CommissionLine[]> {
  const lines: CommissionLine[] = []
  for (let at = 0; at < rows.length; at += TOGETHER) {
    const some = rows.slice(at, at + TOGETHER)
    lines.push(...judgeCommissions(some, await findKnownToCommissions(db, some)))
    await nextTurn()
  }
  return lines
}

type Draft = { name: string; lines: CommissionLine[]; actorId: string }

async function keep(tx: Db, { name, lines, actorId }: Draft, now: Date): Promise<string> {
  const ofKind = (kind: CommissionLine['kind']) => lines.filter((line) => line.kind === kind)
  const importId = newId()
  await tx.insert(commissionImports).values({
    id: importId,
    state: firstImportState,
    name,
    newCount: ofKind('New').length,
    unchangedCount: ofKind('Unchanged').length,
    errorCount: ofKind('Error').length,
    newAmount: ofKind('New').reduce((sum, { amount }) => sum + (amount ?? 0), 0),
    madeAt: now,
    madeBy: actorId,
    actorId,
    touchedAt: now,
  })
  for (let at = 0; at < lines.length; at += TOGETHER)
    await tx
      .insert(commissionImportLines)
      .values(lines.slice(at, at + TOGETHER).map((line) => ({ ...line, importId })))
  const subject = { type: 'CommissionImport', id: importId }
  const details = { lines: lines.length }
  await recordAudit(tx, { event: 'CommissionImportRead', actorId, subject, details }, now)
  return importId
}

type Reading = { file: { name: string; bytes: Buffer }; actorId: string; key: string | undefined }

/**
 * Reads a commission file and stores what each line would do; no wallet is changed. The same key returns the same
 * import. Throws as reading the file does.
 */
export async function readCommissionImport(
  db: Db,
  { file: { name, bytes }, actorId, key }: Reading,
  now: Date,
): Promise<string> {
  const lines = await judge(db, await readCommissionFile(bytes))
  const input = { sha256: createHash('sha256').update(bytes).digest('base64url') }
  const scope = `commission-import:${actorId}`
  return db.transaction((tx) =>
    onceByKey(tx, { scope, key, input }, () => keep(tx, { name, lines, actorId }, now), now),
  )
}
