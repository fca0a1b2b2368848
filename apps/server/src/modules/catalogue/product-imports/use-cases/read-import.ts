import { createHash } from 'node:crypto'
import { setImmediate as nextTurn } from 'node:timers/promises'
import type { ImportSource } from '@salvia/contract/words/product-imports'
import { firstImportState } from '@salvia/rules/imports/import-state'
import { diffImport, errorLines, type ImportLine, noEans } from '@salvia/rules/product-import/diff-import'
import type { ImportRow } from '@salvia/rules/product-import/read-import'
import type { Db } from '#db/database'
import { recordAudit } from '#kernel/audit/record-audit'
import { onceByKey } from '#kernel/idempotency/once-by-key'
import { newId } from '#kernel/ids'
import { findNamedProducts } from '../../product-admin/data/known-product-queries.ts'
import { productImportLines, productImports } from '../data/import-tables.ts'
import { importWords } from '../import-words.ts'
import { readTable } from '../table-files.ts'

const COMPARED = 500
const INSERTED = 1000

/** What rows would do to the current products, in batches, so that requests are served in between. */
async function compare(db: Db, rows: ImportRow[]): Promise<ImportLine[]> {
  const given = noEans()
  const lines: ImportLine[] = []
  for (let at = 0; at < rows.length; at += COMPARED) {
    const part = rows.slice(at, at + COMPARED)
    lines.push(...diffImport(part, await findNamedProducts(db, part), given))
    await nextTurn()
  }
  return lines
}

export type ImportDraft = { source: ImportSource; name: string; lines: ImportLine[]; actorId: string }

/** Stores lines with their effect, in the caller's transaction; returns the import's id. */
export async function keepImport(tx: Db, draft: ImportDraft, now: Date): Promise<string> {
  const { lines, actorId, ...rest } = draft
  const countOf = (kind: ImportLine['kind']) => lines.filter((line) => line.kind === kind).length
  const id = newId()
  await tx.insert(productImports).values({
    ...rest,
    id,
    state: firstImportState,
    newCount: countOf('New'),
    changedCount: countOf('Changed'),
    unchangedCount: countOf('Unchanged'),
    errorCount: countOf('Error'),
    madeAt: now,
    madeBy: actorId,
    actorId,
    touchedAt: now,
  })
  for (let at = 0; at < lines.length; at += INSERTED)
    await tx
      .insert(productImportLines)
      .values(lines.slice(at, at + INSERTED).map((line) => ({ ...line, importId: id })))
  const subject = { type: 'ProductImport', id }
  const details = { source: draft.source, lines: lines.length }
  await recordAudit(tx, { event: 'ProductImportRead', actorId, subject, details }, now)
  return id
}

type Reading = { file: { name: string; bytes: Buffer }; actorId: string; key: string | undefined }

/**
 * Reads a product file and stores what each line would do; the catalogue is not changed. The same key returns the same
 * import. Throws invalid if the file cannot be read.
 */
export async function readProductImport(db: Db, { file, actorId, key }: Reading, now: Date): Promise<string> {
  const { name, bytes } = file
  const { rows, ...faulty } = await readTable(bytes, await importWords(db, now))
  const lines = [...errorLines(faulty), ...(await compare(db, rows))].sort((a, b) => a.line - b.line)
  const input = { sha256: createHash('sha256').update(bytes).digest('base64url') }
  const scope = `product-import:${actorId}`
  return db.transaction((tx) =>
    onceByKey(
      tx,
      { scope, key, input },
      () => keepImport(tx, { source: 'File', name, lines, actorId }, now),
      now,
    ),
  )
}
