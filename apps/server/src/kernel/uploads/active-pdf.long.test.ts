import { expect, test } from 'vitest'
import { pdfHolding, pdfOf } from '#test/uploads'
import { findPdfFault } from './active-pdf.ts'

test('a small PDF that unpacks to less than is allowed, and takes more memory than is, is refused, and the next one is read', async () => {
  const [bomb, PDF] = [await pdfHolding(12_000_000), await pdfOf()]
  expect(await Promise.all([bomb, PDF].map(findPdfFault))).toEqual(['file_active', null])
})

test('a small PDF that unpacks to more than is allowed is refused, and the next one is read', async () => {
  const [bomb, PDF] = [await pdfHolding(100_000_000), await pdfOf()]
  expect(await Promise.all([bomb, PDF].map(findPdfFault))).toEqual(['file_active', null])
})
