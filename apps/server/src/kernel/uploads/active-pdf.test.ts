import { PDFDocument, PDFName, PDFString } from '@cantoo/pdf-lib'
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

test('a PDF of pages is a paper', async () => {
  expect(await isActivePdf(await pdf())).toBe(false)
})

test('a script is found, also inside compressed objects', async () => {
  expect(await isActivePdf(await pdf((document) => document.addJavaScript('x', 'app.alert(1)')))).toBe(true)
})

test('an attached file is found', async () => {
  const attached = await pdf((document) => document.attach(Buffer.from('MZ'), 'tool.exe'))
  expect(await isActivePdf(attached)).toBe(true)
})

test('an action that starts a program when the paper is opened is found', async () => {
  const launching = await pdf(({ context, catalog }) => {
    const action = context.obj({ S: 'Launch', F: PDFString.of('cmd.exe') })
    catalog.set(PDFName.of('OpenAction'), context.register(action))
  })
  expect(await isActivePdf(launching)).toBe(true)
})

const opening = (action: Record<string, unknown>) =>
  pdf(({ context, catalog }) => {
    catalog.set(PDFName.of('OpenAction'), context.register(context.obj(action as never)))
  })

test.for(['GoToR', 'GoToE', 'Launch', 'URI', 'SubmitForm', 'ImportData', 'JavaScript', 'Rendition'])(
  'a paper that does %s by itself when it is opened is refused',
  async (S) => {
    const target = PDFString.of('\\\\elsewhere.example\\share\\x.pdf')
    expect(await isActivePdf(await opening({ S, F: target, URI: target }))).toBe(true)
    expect(await isActivePdf(await opening({ S: 'GoTo', Next: [{ S: 'Named' }, { S, F: target }] }))).toBe(
      true,
    )
  },
)

test('a paper that opens on one of its pages is taken, and links that a reader follows are too', async () => {
  const paper = await pdf((document) => {
    const { context, catalog } = document
    const page = document.getPage(0)
    catalog.set(PDFName.of('OpenAction'), context.obj([page.ref, 'Fit']))
    const A = { S: 'URI', URI: PDFString.of('https://salvia.example') }
    const link = context.obj({ Type: 'Annot', Subtype: 'Link', Rect: [0, 0, 9, 9], A })
    page.node.set(PDFName.of('Annots'), context.obj([context.register(link)]))
  })
  expect(await isActivePdf(paper)).toBe(false)
  expect(await isActivePdf(await opening({ S: 'GoTo', D: [0, 'Fit'] }))).toBe(false)
})

test('what only begins like a PDF counts as active', async () => {
  expect(await isActivePdf(Buffer.from('%PDF-1.7\nMZ not one'))).toBe(true)
})

test('compressed objects are a paper like others', async () => {
  expect(await isActivePdf(await pdfHolding(100))).toBe(false)
})

test.for([
  ['unpacks to more than is allowed', 100_000_000],
  ['unpacks to less than is allowed, and takes more memory than is', 12_000_000],
] as const)('a small PDF that %s is refused, and the next one is read', async ([, zeros]) => {
  const [bomb, paper] = [await pdfHolding(zeros), await pdf()]
  expect(await Promise.all([bomb, paper].map(isActivePdf))).toEqual([true, false])
})
