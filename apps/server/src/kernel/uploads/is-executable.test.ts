import { PDFDocument, PDFName, PDFString } from '@cantoo/pdf-lib'
import { expect, test } from 'vitest'
import { couldRun } from './is-executable.ts'

/** Judged as it is read again from its bytes, its objects compressed. */
async function judged(change: (document: PDFDocument) => void | Promise<void>): Promise<boolean> {
  const document = await PDFDocument.create()
  document.addPage([200, 200])
  await change(document)
  return couldRun(await PDFDocument.load(await document.save({ useObjectStreams: true })))
}

test('an attached file is found', async () => {
  expect(await judged((document) => document.attach(Buffer.from('MZ'), 'tool.exe'))).toBe(true)
})

test('an action that starts a program when the PDF is opened is found', async () => {
  const launches = await judged(({ context, catalog }) => {
    const action = context.obj({ S: 'Launch', F: PDFString.of('cmd.exe') })
    catalog.set(PDFName.of('OpenAction'), context.register(action))
  })
  expect(launches).toBe(true)
})

const opening = (action: Record<string, unknown>) =>
  judged(({ context, catalog }) => {
    catalog.set(PDFName.of('OpenAction'), context.register(context.obj(action as never)))
  })

test.for(['GoToR', 'GoToE', 'Launch', 'URI', 'SubmitForm', 'ImportData', 'JavaScript', 'Rendition'])(
  'a PDF that does %s by itself when it is opened is refused',
  async (S) => {
    const target = PDFString.of('\\\\elsewhere.example\\share\\x.pdf')
    expect(await opening({ S, F: target, URI: target })).toBe(true)
    expect(await opening({ S: 'GoTo', Next: [{ S: 'Named' }, { S, F: target }] })).toBe(true)
  },
)

test('a PDF that opens on one of its pages is taken, and links that a reader follows are too', async () => {
  const isRefused = await judged((document) => {
    const { context, catalog } = document
    const page = document.getPage(0)
    catalog.set(PDFName.of('OpenAction'), context.obj([page.ref, 'Fit']))
    const A = { S: 'URI', URI: PDFString.of('https://salvia.example') }
    const link = context.obj({ Type: 'Annot', Subtype: 'Link', Rect: [0, 0, 9, 9], A })
    page.node.set(PDFName.of('Annots'), context.obj([context.register(link)]))
  })
  expect(isRefused).toBe(false)
  expect(await opening({ S: 'GoTo', D: [0, 'Fit'] })).toBe(false)
})
