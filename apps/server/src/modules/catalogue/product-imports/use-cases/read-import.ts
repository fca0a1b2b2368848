import type { ImportSource } from '@salvia/contract/words/product-imports'
import { diffImport, errorLines, type ImportLine, noEans } from '@salvia/rules/product-import/diff-import'
import type { ImportRow } from '@salvia/rules/product-import/read-import'
import type { Db } from '#db/database'
import { keepImportOf, keepOnceByFile } from '#kernel/imports/use-cases/keep-import'
import { inBatches } from '#kernel/in-batches'
import { findNamedProducts } from '../../product-admin/data/known-product-queries.ts'
import { productImportLines, productImports } from '../data/import-tables.ts'
import { importWords } from '../import-words.ts'
import { readTable } from '../table-files.ts'

const COMPARED = 500

/** What rows would do to the current products. */
function compare(db: Db, rows: ImportRow[]): Promise<ImportLine[]> {
  const given = noEans()
  return inBatches(rows, COMPARED, async (batch) =>
    diffImport(batch, await findNamedProducts(db, batch), given),
  )
}

const keepImport = keepImportOf(productImports, productImportLines, {
  subject: 'ProductImport',
  event: 'ProductImportRead',
})

export type ImportDraft = { source: ImportSource; name: string; lines: ImportLine[]; actorId: string }

/** Stores lines with their effect, in the caller's transaction; returns the import's id. */
export function keepProductImport(tx: Db, { source, ...draft }: ImportDraft, now: Date): Promise<string> {
  const changedCount = draft.lines.filter(({ kind }) => kind === 'Changed').length
  return keepImport(tx, { ...draft, own: { source, changedCount }, details: { source } }, now)
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
  return keepOnceByFile(
    db,
    { scope: `product-import:${actorId}`, key, bytes },
    (tx) => keepProductImport(tx, { source: 'File', name, lines, actorId }, now),
    now,
  )
}
