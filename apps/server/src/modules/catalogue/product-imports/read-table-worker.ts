import type { ImportWords } from '@salvia/rules/product-import/import-columns'
import {
  linesOfSheet,
  type ReadImport,
  readImport,
  unclosedQuote,
} from '@salvia/rules/product-import/read-import'
import { unzipSync } from 'fflate'
import { readSheet } from 'read-excel-file/universal'
import { serveThread } from '#kernel/side-thread/serve-thread'
import { csvTableOf } from '#kernel/uploads/csv-table-of'

export type TableWanted = { bytes: Uint8Array<ArrayBuffer>; words: ImportWords }

const MOST_UNPACKED = 80 * 1024 * 1024
const MOST_PARTS = 500

/** Throws if a workbook declares an uncompressed size larger than any valid product file. */
function checkSize(bytes: Uint8Array): void {
  let unpacked = 0
  let parts = 0
  unzipSync(bytes, {
    filter: ({ originalSize }) => {
      unpacked += originalSize
      parts += 1
      return false
    },
  })
  if (unpacked > MOST_UNPACKED || parts > MOST_PARTS) throw new Error('the workbook is too large')
}

type Sheet = Parameters<typeof linesOfSheet>[0]

async function readWorkbook(bytes: Uint8Array<ArrayBuffer>) {
  checkSize(bytes)
  const sheet = await readSheet(bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.byteLength))
  return linesOfSheet(sheet as Sheet)
}

function readText(bytes: Uint8Array, words: ImportWords): ReadImport {
  const { lines, unclosedQuoteAt } = csvTableOf(bytes)
  return unclosedQuoteAt === null ? readImport(lines, words) : unclosedQuote(unclosedQuoteAt)
}

const isWorkbook = (bytes: Uint8Array): boolean => bytes[0] === 0x50 && bytes[1] === 0x4b

serveThread(
  async ({ bytes, words }: TableWanted): Promise<ReadImport> =>
    isWorkbook(bytes) ? readImport(await readWorkbook(bytes), words) : readText(bytes, words),
)
