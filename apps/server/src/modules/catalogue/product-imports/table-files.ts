import type { ReadImport } from '@salvia/rules/product-import/read-import'
import { Busy, invalid } from '#kernel/domain-error'
import { Overloaded } from '#kernel/limit-concurrency'
import { serverScript } from '#kernel/own-files'
import { sideThread } from '#kernel/side-thread/side-thread'
import { TookTooLong, WorkerEnded } from '#kernel/side-work'
import { fileTypeRefused } from '#kernel/uploads/read-upload'
import type { ImportWords } from './import-words.ts'
import type { TableWanted } from './read-table-worker.ts'
import type { SheetWanted } from './write-sheet-worker.ts'

const MOST_MEGABYTES = 512
const RETRY_SECONDS = 30

/** Two at a time, so that one deliberately slow file does not block others. */
const readAside = sideThread<TableWanted, ReadImport>(
  serverScript('modules/catalogue/product-imports/read-table-worker'),
  {
    mostMegabytes: MOST_MEGABYTES,
    mostMs: 30_000,
    atOnce: 2,
    // Even the last in the queue is read before its connection times out.
    waiting: 4,
  },
)

/** Creates an XLSX file with one sheet of these lines, the first being the headings. */
export const writeSheet = sideThread<SheetWanted, Uint8Array>(
  serverScript('modules/catalogue/product-imports/write-sheet-worker'),
  { mostMegabytes: MOST_MEGABYTES },
)

/** Why a file could not be read. */
function refusalOf(error: unknown): Error {
  if (error instanceof Overloaded) return new Busy(RETRY_SECONDS)
  if (error instanceof TookTooLong || error instanceof WorkerEnded)
    return invalid('file_too_complex', 'Reading this file takes too long or too much memory.', [
      { id: 'File', error: 'file_too_complex' },
    ])
  return fileTypeRefused('This is no CSV or XLSX file that can be read.')
}

/**
 * Parses a product file in a side thread. Throws media type if it is neither CSV nor XLSX, invalid if it takes too long
 * or too much memory, unavailable if too many are waiting.
 */
export async function readTable(bytes: Buffer, words: ImportWords): Promise<ReadImport> {
  try {
    return await readAside({ bytes: new Uint8Array(bytes), words })
  } catch (error) {
    throw refusalOf(error)
  }
}
