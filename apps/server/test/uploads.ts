import { deflateSync } from 'node:zlib'
import { PDFDocument } from '@cantoo/pdf-lib'
import sharp from 'sharp'

const BOUNDARY = 'a-boundary-between-parts'

/** One file as a browser's form sends it, the part named `File`. */
export function uploadOf(bytes: Buffer, name = 'diploma.pdf', part = 'File') {
  const head = `--${BOUNDARY}\r\nContent-Disposition: form-data; name="${part}"; filename="${name}"\r\nContent-Type: application/octet-stream\r\n\r\n`
  const payload = Buffer.concat([Buffer.from(head), bytes, Buffer.from(`\r\n--${BOUNDARY}--\r\n`)])
  return { payload, headers: { 'content-type': `multipart/form-data; boundary=${BOUNDARY}` } }
}

/** A form's further fields before its file. */
export function uploadWith(fields: Record<string, string>, bytes: Buffer, name?: string) {
  const { payload, headers } = uploadOf(bytes, name)
  const parts = Object.entries(fields).map(
    ([field, value]) =>
      `--${BOUNDARY}\r\nContent-Disposition: form-data; name="${field}"\r\n\r\n${value}\r\n`,
  )
  return { payload: Buffer.concat([Buffer.from(parts.join('')), payload]), headers }
}

/** A document of one page, with a script that runs when it is opened where one is given. */
export async function pdfOf(script?: string): Promise<Buffer> {
  const document = await PDFDocument.create()
  document.addPage([200, 200])
  if (script) document.addJavaScript('open', script)
  return Buffer.from(await document.save({ useObjectStreams: false }))
}

/** A document of one page with a further object, compressed as PDFs compress objects: an array that says `0` so often. */
export async function pdfHolding(zeros: number): Promise<Buffer> {
  const objects = deflateSync(
    Buffer.concat([Buffer.from('90 0 ['), Buffer.alloc(zeros * 2, '0 '), Buffer.from(']')]),
  )
  const head = `\n91 0 obj\n<</Type/ObjStm/N 1/First 5/Filter/FlateDecode/Length ${objects.length}>>\nstream\n`
  const page = await pdfOf()
  const end = page.lastIndexOf('xref')
  const tail = Buffer.from('\nendstream\nendobj\n')
  return Buffer.concat([page.subarray(0, end), Buffer.from(head), objects, tail, page.subarray(end)])
}

/** A picture of one colour. */
export const pictureOf = (width: number, height: number): Promise<Buffer> =>
  sharp({ create: { width, height, channels: 3, background: '#1F5D4C' } })
    .jpeg()
    .withExif({ IFD0: { Copyright: 'somebody at home' } })
    .toBuffer()

/** A Windows program, as far as its first bytes tell. */
export const executable = Buffer.concat([Buffer.from('MZ\u0090\u0000', 'latin1'), Buffer.alloc(2000, 1)])

const crcTable = Array.from({ length: 256 }, (_, n) => {
  let c = n
  for (let k = 0; k < 8; k += 1) c = c & 1 ? 0xedb88320 ^ (c >>> 1) : c >>> 1
  return c >>> 0
})
const crc = (bytes: Buffer) =>
  (bytes.reduce((c, byte) => (crcTable[(c ^ byte) & 255] ?? 0) ^ (c >>> 8), 0xffffffff) ^ 0xffffffff) >>> 0

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type), data])
  const whole = Buffer.alloc(body.length + 8)
  whole.writeUInt32BE(data.length)
  body.copy(whole, 4)
  whole.writeUInt32BE(crc(body), body.length + 4)
  return whole
}

/** A PNG of a few kilobytes that says it has 30,000 × 30,000 pixels. */
export function pictureBomb(): Buffer {
  const head = Buffer.alloc(13)
  head.writeUInt32BE(30_000, 0)
  head.writeUInt32BE(30_000, 4)
  head.set([8, 0, 0, 0, 0], 8)
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
  const pixels = deflateSync(Buffer.alloc(1_000_000))
  return Buffer.concat([
    signature,
    chunk('IHDR', head),
    chunk('IDAT', pixels),
    chunk('IEND', Buffer.alloc(0)),
  ])
}
