import type { ReadImport } from '@salvia/rules/product-import/read-import'
import { serverScript } from '#kernel/own-files'
import { sideThread } from '#kernel/side-thread/side-thread'
import { unreadableFile } from '#kernel/uploads/unreadable-file'
import type { ImportWords } from './import-words.ts'
import type { TableWanted } from './read-table-worker.ts'
import type { SheetWanted } from './write-sheet-worker.ts'

const MOST_MEGABYTES = 512

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

/**
 * Parses a product file in a side thread. Throws media type if it is neither CSV nor XLSX, invalid if it takes too long
 * or too much memory, unavailable if too many are waiting.
 */
export async function readTable(bytes: Buffer, words: ImportWords): Promise<ReadImport> {
  try {
    return await readAside({ bytes: new Uint8Array(bytes), words })
  } catch (error) {
    throw unreadableFile(error, 'This is no CSV or XLSX file that can be read.')
  }
}
