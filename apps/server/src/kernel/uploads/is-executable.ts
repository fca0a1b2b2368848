import { PDFArray, PDFDict, type PDFDocument, PDFName, type PDFObject, PDFStream } from '@cantoo/pdf-lib'

/** What makes a PDF do something by itself, or carry another file (ISO 32000-1, 12.6.4 and 7.11.4). */
const ACTIVE = ['JavaScript', 'JS', 'Launch', 'EmbeddedFiles', 'EmbeddedFile', 'RichMedia', 'XFA', 'AA'].map(
  (name) => PDFName.of(name),
)
const ACTIVE_ACTIONS = new Set(['/JavaScript', '/Launch', '/ImportData', '/SubmitForm', '/RichMediaExecute'])
/** The only action that may run when a PDF is opened: showing one of its pages. */
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

/** Whether opening the PDF does more than show one of its pages; a chain of actions counts. */
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

/** Whether a PDF could run something, carry another file, or does more when it is opened than show a page of it. */
export const couldRun = (document: PDFDocument): boolean =>
  document.context.enumerateIndirectObjects().some(([, object]) => isActive(object)) ||
  opensActively(document)
