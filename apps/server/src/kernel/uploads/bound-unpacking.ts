import { decodePDFRawStream, PDFContext, PDFRawStream } from '@cantoo/pdf-lib'

type Unpacked = { buffer: Uint8Array }
/** The base class of the library's decompression streams: each calls this to grow its buffer. */
type Unpacking = { ensureBuffer: (this: Unpacked, requested: number) => Uint8Array }

function unpackingPrototype(): Unpacking {
  const dict = PDFContext.create().obj({ Filter: 'RunLengthDecode' })
  const stream = decodePDFRawStream(PDFRawStream.of(dict, new Uint8Array([128])))
  const prototype = Object.getPrototypeOf(Object.getPrototypeOf(stream)) as Partial<Unpacking> | null
  if (typeof prototype?.ensureBuffer !== 'function') throw new Error('the PDF library unpacks in another way')
  return prototype as Unpacking
}

/**
 * Limits how much the PDF library decompresses in this process, which it does not do itself: a stream of a few
 * kilobytes may expand to gigabytes. Past `most` bytes every stream throws. Returns whether the limit was reached.
 */
export function boundUnpacking(most: number): () => boolean {
  const prototype = unpackingPrototype()
  const { ensureBuffer } = prototype
  let unpacked = 0
  prototype.ensureBuffer = function bounded(requested) {
    const before = this.buffer.byteLength
    if (requested > before && unpacked > most) throw new Error('the document unpacks to too much')
    const room = ensureBuffer.call(this, requested)
    unpacked += room.byteLength - before
    return room
  }
  return () => unpacked > most
}
