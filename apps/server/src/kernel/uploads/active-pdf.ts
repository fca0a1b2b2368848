import { PDFArray, PDFDict, PDFDocument, PDFName, type PDFObject, PDFStream } from '@cantoo/pdf-lib'

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

/**
 * Whether a PDF could run something when it is opened. One that cannot be read, is encrypted
 * or has no page counts as such.
 */
export async function isActivePdf(bytes: Buffer): Promise<boolean> {
  try {
    const document = await PDFDocument.load(bytes, { updateMetadata: false })
    if (document.getPageCount() === 0) return true
    return document.context.enumerateIndirectObjects().some(([, object]) => isActive(object))
  } catch {
    return true
  }
}
