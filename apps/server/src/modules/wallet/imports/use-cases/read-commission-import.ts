import { judgeCommissions } from '@salvia/rules/wallet/judge-commissions'
import type { Db } from '#db/database'
import { keepImportOf, keepOnceByFile } from '#kernel/imports/use-cases/keep-import'
import { inBatches } from '#kernel/in-batches'
import { commissionImportLines, commissionImports } from '../data/commission-import-tables.ts'
import { findKnownToCommissions } from '../data/known-to-commissions.ts'
import { readCommissionFile } from '../read-commission-file.ts'

const JUDGED = 1000

const keepImport = keepImportOf(commissionImports, commissionImportLines, {
  subject: 'CommissionImport',
  event: 'CommissionImportRead',
})

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
  const lines = await inBatches(await readCommissionFile(bytes), JUDGED, async (rows) =>
    judgeCommissions(rows, await findKnownToCommissions(db, rows)),
  )
  const newLines = lines.filter(({ kind }) => kind === 'New')
  const own = { newAmount: newLines.reduce((sum, { amount }) => sum + (amount ?? 0), 0) }
  return keepOnceByFile(
    db,
    { scope: `commission-import:${actorId}`, key, bytes },
    (tx) => keepImport(tx, { name, actorId, lines, own }, now),
    now,
  )
}
