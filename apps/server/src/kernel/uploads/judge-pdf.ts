import { setPriority } from 'node:os'
import { buffer } from 'node:stream/consumers'
import { PDFDocument } from '@cantoo/pdf-lib'
import { boundUnpacking } from './bound-unpacking.ts'
import { couldRun } from './is-executable.ts'

const LOWER_PRIORITY = 15
const MOST_UNPACKED = 50 * 1024 * 1024

/** Reads a PDF from stdin; exits successfully only if it cannot run anything. */
async function judge(): Promise<void> {
  setPriority(LOWER_PRIORITY)
  const bytes = await buffer(process.stdin)
  const isPastBound = boundUnpacking(MOST_UNPACKED)
  const document = await PDFDocument.load(bytes, { updateMetadata: false })
  // The library treats a stream that cannot be decompressed as damaged and continues without it.
  if (isPastBound()) throw new Error('the document unpacks to too much')
  if (document.getPageCount() === 0) throw new Error('the document has no page')
  if (couldRun(document)) throw new Error('the document could run something')
}

await judge()
