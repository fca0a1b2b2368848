import { PDFDocument } from '@cantoo/pdf-lib'
import { expect, test } from 'vitest'
import { pdfHolding } from '#test/uploads'
import { isActivePdf } from './active-pdf.ts'

async function pdf(
  change: (document: PDFDocument) => void | Promise<void> = () => undefined,
): Promise<Buffer> {
  const document = await PDFDocument.create()
  document.addPage([200, 200])
  await change(document)
  return Buffer.from(await document.save({ useObjectStreams: true }))
}

test('a PDF of pages is a PDF', async () => {
  expect(await isActivePdf(await pdf())).toBe(false)
})

test('a script is found, also inside compressed objects', async () => {
  expect(await isActivePdf(await pdf((document) => document.addJavaScript('x', 'app.alert(1)')))).toBe(true)
})

test('what only begins like a PDF counts as active', async () => {
  expect(await isActivePdf(Buffer.from('%PDF-1.7\nMZ not one'))).toBe(true)
})

test('compressed objects are a PDF like others', async () => {
  expect(await isActivePdf(await pdfHolding(100))).toBe(false)
})
