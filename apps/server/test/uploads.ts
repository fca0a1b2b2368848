import { PDFDocument } from '@cantoo/pdf-lib'
import sharp from 'sharp'

const BOUNDARY = 'a-boundary-between-parts'

/** One file as a browser's form sends it, the part named `File`. */
export function uploadOf(bytes: Buffer, name = 'diploma.pdf', part = 'File') {
  const head = `--${BOUNDARY}\r\nContent-Disposition: form-data; name="${part}"; filename="${name}"\r\nContent-Type: application/octet-stream\r\n\r\n`
  const payload = Buffer.concat([Buffer.from(head), bytes, Buffer.from(`\r\n--${BOUNDARY}--\r\n`)])
  return { payload, headers: { 'content-type': `multipart/form-data; boundary=${BOUNDARY}` } }
}

/** A document of one page, with a script that runs when it is opened where one is given. */
export async function pdfOf(script?: string): Promise<Buffer> {
  const document = await PDFDocument.create()
  document.addPage([200, 200])
  if (script) document.addJavaScript('open', script)
  return Buffer.from(await document.save())
}

/** A picture of one colour. */
export const pictureOf = (width: number, height: number): Promise<Buffer> =>
  sharp({ create: { width, height, channels: 3, background: '#1F5D4C' } })
    .jpeg()
    .withExif({ IFD0: { Copyright: 'somebody at home' } })
    .toBuffer()

/** A Windows program, as far as its first bytes tell. */
export const executable = Buffer.concat([Buffer.from('MZ\u0090\u0000', 'latin1'), Buffer.alloc(2000, 1)])
