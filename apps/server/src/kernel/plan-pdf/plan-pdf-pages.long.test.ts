import { decodePDFRawStream, PDFDocument, PDFRawStream } from '@cantoo/pdf-lib'
import type { PlanSheet } from '@salvia/contract/plans/plan-sheet'
import { renderPlan } from '@salvia/documents'
import { expect, test } from 'vitest'
import { documentFonts } from '../document-fonts.ts'

const names = [
  'Iron Bisglycinate',
  'حديد ثنائي الجليسينات مع فيتامين سي 500',
  'ברזל (Iron) עם ויטמין C',
  '💊 Zinc 👩‍⚕️ picolinate',
  '維生素 C',
  'x'.repeat(200),
  'Vitamin D3 '.repeat(18),
  'half \ud83d \u0000\u202e control',
  '',
]

const sheet = (count: number): PlanSheet => {
  const name = (at: number) => names[at % names.length] ?? ''
  const items = Array.from({ length: count }, (_, at) => name(at))
  return {
    languageCode: 'de',
    name: items.join(' ').slice(0, 200),
    practitioner: name(1),
    contact: name(5),
    facts: '23.11.2026',
    summary: 'So that Jürgen sleeps 💤',
    message: 'خطة\n\n💊',
    times: ['Morgens', 'Mittags', 'Abends'].map((heading) => ({
      heading,
      taken: items.map((each) => ({ dose: '1.000,25 Kapseln', name: each, detail: each })),
    })),
    firstDay: 'Erster Tag: ________',
    notesHeading: 'Hinweise',
    notes: items.map((each) => ({ name: each, lines: [each.repeat(20).slice(0, 2000), '1 Monat'] })),
    opening: 'https://salvia.example/recommendations/SNNE4HQ',
    qr: { path: 'M0 0h1v1h-1z', size: 29 },
    notice: 'Nahrungsergänzungsmittel ersetzen keine abwechslungsreiche Ernährung.',
    leftOut: '□',
  }
}

/** As drawn for a reader, without the time that a request waits for it: a busy machine takes longer for the longest. */
const draw = async (plan: PlanSheet) =>
  PDFDocument.load(await renderPlan({ sheet: plan, fonts: documentFonts }))

const pagesOf = async (count: number) => (await draw(sheet(count))).getPageCount()

test('names that are long, written from right to left or with emoji make pages, at any number', async () => {
  expect(await pagesOf(0)).toBe(1)
  expect(await pagesOf(names.length)).toBeGreaterThan(1)
  expect(await pagesOf(30)).toBeGreaterThan(5)
})

/** How many pages a plan of these lines has, and how many pieces of text the last one. */
async function lastPageOf(lines: number) {
  const plan = { ...sheet(0), name: '💊', summary: '', message: 'Zink\n'.repeat(lines), times: [], notes: [] }
  const pdf = await draw(plan)
  const last = pdf.getPage(pdf.getPageCount() - 1).node.Contents()
  if (!(last instanceof PDFRawStream)) throw new Error('the page has no content')
  const drawn = Buffer.from(decodePDFRawStream(last).decode()).toString('latin1')
  return { pages: pdf.getPageCount(), texts: drawn.match(/\bBT\b/g)?.length }
}

test('what stands for a character that is missing is explained below the notice, and not alone on a page', async () => {
  for (let lines = 40; lines < 80; lines += 1) {
    const { pages, texts } = await lastPageOf(lines)
    if (pages === 1) continue
    // The notice, the explanation and the number of the page.
    expect(texts).toBe(3)
    return
  }
  throw new Error('no plan was long enough for a second page')
})
