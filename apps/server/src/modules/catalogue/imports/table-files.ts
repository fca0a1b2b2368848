import type { ReadImport } from '@salvia/rules/product-import/read-import'
import { sideThread } from '#kernel/side-thread/side-thread'
import { fileTypeRefused } from '#kernel/uploads/read-upload'
import type { ImportWords } from './import-words.ts'
import type { TableWanted } from './read-table-worker.ts'
import type { SheetWanted } from './write-sheet-worker.ts'

const MOST_MEGABYTES = 512

const readAside = sideThread<TableWanted, ReadImport>(new URL('./read-table-worker.ts', import.meta.url), {
  mostMegabytes: MOST_MEGABYTES,
})

/** A sheet of these lines as an XLSX file, the first being the headings. */
export const writeSheet = sideThread<SheetWanted, Uint8Array>(
  new URL('./write-sheet-worker.ts', import.meta.url),
  { mostMegabytes: MOST_MEGABYTES },
)

/** What a product file says, read beside the requests. Throws media type for what is neither CSV nor XLSX. */
export async function readTable(bytes: Buffer, words: ImportWords): Promise<ReadImport> {
  try {
    return await readAside({ bytes: new Uint8Array(bytes), words })
  } catch {
    throw fileTypeRefused('This is no CSV or XLSX file that can be read.')
  }
}
