import { PDFDocument } from '@cantoo/pdf-lib'
import type { PlanSheet } from '@salvia/contract/plans/plan-sheet'
import { expect, test } from 'vitest'
import { drawPlanPdf } from './draw-plan-pdf.ts'

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
    notesHeading: 'Hinweise',
    notes: items.map((each) => ({ name: each, lines: [each.repeat(20).slice(0, 2000), '1 Monat'] })),
    opening: 'https://salvia.example/recommendations/SNNE4HQ',
    qr: { path: 'M0 0h1v1h-1z', size: 29 },
    notice: 'Nahrungsergänzungsmittel ersetzen keine abwechslungsreiche Ernährung.',
    leftOut: '□',
  }
}

const pagesOf = async (count: number) => {
  const pdf = await drawPlanPdf(sheet(count))
  return (await PDFDocument.load(pdf ?? new Uint8Array())).getPageCount()
}

test('names that are long, written from right to left or with emoji make pages, at any number', async () => {
  expect(await pagesOf(0)).toBe(1)
  expect(await pagesOf(names.length)).toBeGreaterThan(1)
  expect(await pagesOf(30)).toBeGreaterThan(5)
})
