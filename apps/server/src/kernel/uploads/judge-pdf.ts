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
/** All that may happen by itself when a paper is opened: a page of it is shown. */
const OPENING_ACTIONS = new Set(['/GoTo', '/Named'])

function isActive(object: PDFObject): boolean {
  if (object instanceof PDFStream) return isActive(object.dict)
  if (object instanceof PDFArray) return object.asArray().some(isActive)
  if (!(object instanceof PDFDict)) return false
  if (ACTIVE.some((name) => object.has(name))) return true
  const action = object.get(PDFName.of('S'))
  if (action && ACTIVE_ACTIONS.has(action.toString())) return true
  return object.values().some(isActive)
}

/** Whether opening the paper does more than show a page of it: a chain of actions is one as well. */
function opensActively({ catalog, context }: PDFDocument): boolean {
  const seen = new Set<PDFObject>()
  const leadsOut = (given: PDFObject | undefined): boolean => {
    const action = context.lookup(given)
    if (!action || seen.has(action)) return false
    seen.add(action)
    if (action instanceof PDFArray) return action.asArray().some(leadsOut)
    if (!(action instanceof PDFDict)) return false
    const kind = context.lookup(action.get(PDFName.of('S')))
    return !OPENING_ACTIONS.has(`${kind}`) || leadsOut(action.get(PDFName.of('Next')))
  }
  const opened = context.lookup(catalog.get(PDFName.of('OpenAction')))
  // A list here is a place on a page; as what follows an action it is several of them.
  return !(opened instanceof PDFArray) && leadsOut(opened)
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
  if (opensActively(document)) throw new Error('the document leads elsewhere when it is opened')
}

await judge()
