import { setPriority } from 'node:os'
import { buffer } from 'node:stream/consumers'
import { EncryptedPDFError, PDFDocument } from '@cantoo/pdf-lib'
import { boundUnpacking } from './bound-unpacking.ts'
import { couldRun } from './is-executable.ts'

/** As which the process exits for a file that is no whole PDF. */
const DAMAGED = 3
const LOWER_PRIORITY = 15
const MOST_UNPACKED = 50 * 1024 * 1024

async function read(bytes: Buffer): Promise<PDFDocument> {
  try {
    const document = await PDFDocument.load(bytes, { updateMetadata: false })
    if (document.getPageCount() > 0) return document
  } catch (error) {
    if (error instanceof EncryptedPDFError) throw error
  }
  process.exit(DAMAGED)
}

/** Reads a PDF from stdin; exits successfully only if it is whole and cannot run anything. */
async function judge(): Promise<void> {
  setPriority(LOWER_PRIORITY)
  const bytes = await buffer(process.stdin)
  const isPastBound = boundUnpacking(MOST_UNPACKED)
  const document = await read(bytes)
  // The library treats a stream that cannot be decompressed as damaged and continues without it.
  if (isPastBound()) throw new Error('the document unpacks to too much')
  if (couldRun(document)) throw new Error('the document could run something')
}

await judge()
