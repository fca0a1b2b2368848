import { setPriority } from 'node:os'
import { buffer } from 'node:stream/consumers'
import { PDFArray, PDFDict, PDFDocument, PDFName, type PDFObject, PDFStream } from '@cantoo/pdf-lib'
import { boundUnpacking } from './bound-unpacking.ts'

const LOWER_PRIORITY = 15
const MOST_UNPACKED = 50 * 1024 * 1024

/** What makes a PDF do something by itself, or carry another file (ISO 32000-1, 12.6.4 and 7.11.4). */
const ACTIVE = ['JavaScript', 'JS', 'Launch', 'EmbeddedFiles', 'EmbeddedFile', 'RichMedia', 'XFA', 'AA'].map(
  (name) => PDFName.of(name),
)
const ACTIVE_ACTIONS = new Set(['/JavaScript', '/Launch', '/ImportData', '/SubmitForm', '/RichMediaExecute'])

function isActive(object: PDFObject): boolean {
  if (object instanceof PDFStream) return isActive(object.dict)
  if (object instanceof PDFArray) return object.asArray().some(isActive)
  if (!(object instanceof PDFDict)) return false
  if (ACTIVE.some((name) => object.has(name))) return true
  const action = object.get(PDFName.of('S'))
  if (action && ACTIVE_ACTIONS.has(action.toString())) return true
  return object.values().some(isActive)
}

/** Reads a PDF from its input, and ends well only when that could not run anything. */
async function judge(): Promise<void> {
  setPriority(LOWER_PRIORITY)
  const bytes = await buffer(process.stdin)
  const isPastBound = boundUnpacking(MOST_UNPACKED)
  const document = await PDFDocument.load(bytes, { updateMetadata: false })
  // The library takes a stream that cannot be unpacked for a damaged one, and goes on without it.
  if (isPastBound()) throw new Error('the document unpacks to too much')
  if (document.getPageCount() === 0) throw new Error('the document has no page')
  if (document.context.enumerateIndirectObjects().some(([, object]) => isActive(object)))
    throw new Error('the document could run something')
}

await judge()
