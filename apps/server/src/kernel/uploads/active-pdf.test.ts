import { PDFDocument } from '@cantoo/pdf-lib'
import { expect, test } from 'vitest'
import { pdfHolding } from '#test/uploads'
import { findPdfFault } from './active-pdf.ts'

async function pdf(
  change: (document: PDFDocument) => void | Promise<void> = () => undefined,
): Promise<Buffer> {
  const document = await PDFDocument.create()
  document.addPage([200, 200])
  await change(document)
  return Buffer.from(await document.save({ useObjectStreams: true }))
}

test('a PDF of pages is a PDF', async () => {
  expect(await findPdfFault(await pdf())).toBeNull()
})

test('a script is found, also inside compressed objects', async () => {
  expect(await findPdfFault(await pdf((document) => document.addJavaScript('x', 'app.alert(1)')))).toBe(
    'file_active',
  )
})

test('what only begins like a PDF, or lost its table of contents or its pages, is damaged', async () => {
  const whole = (await pdf()).toString('latin1')
  const cut = Buffer.from(whole.slice(0, whole.indexOf('/Catalog')), 'latin1')
  const empty = await PDFDocument.create()
  const bare = Buffer.from(await empty.save({ addDefaultPage: false }))
  for (const damaged of [Buffer.from('%PDF-1.7\nMZ not one'), cut, bare])
    expect(await findPdfFault(damaged)).toBe('file_damaged')
})

test('compressed objects are a PDF like others', async () => {
  expect(await findPdfFault(await pdfHolding(100))).toBeNull()
})
