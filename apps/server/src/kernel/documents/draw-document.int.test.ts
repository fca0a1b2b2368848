import { PDFDocument } from '@cantoo/pdf-lib'
import type { NumberedDocument } from '@salvia/contract/orders/numbered-document'
import { languages } from '@salvia/contract/words/locale'
import { expect, test } from 'vitest'
import { SELLER } from '#test/seller'
import { drawDocument } from './draw-document.ts'

const names = [
  'حديد ثنائي الجليسينات مع فيتامين سي 500',
  'ברזל (Iron) עם ויטמין C',
  '💊 Zinc 👩‍⚕️ picolinate',
  'x'.repeat(200),
  'Vitamin D3 '.repeat(18),
  'half \ud83d \u0000\u202e control',
  '',
]
const name = (at: number) => names[at % names.length] ?? ''

const row = { rate: 900, net: 100_000_000, vat: 9_000_000, gross: 109_000_000 }

const invoice = (count: number): Omit<NumberedDocument, 'languageCode'> => ({
  kind: 'Invoice',
  number: '2026-000123',
  issuedOn: '2026-11-23',
  seller: { ...SELLER, name: name(3) },
  content: {
    orderNumber: 'S-2026-000017',
    currency: 'SEK',
    buyer: {
      ...{
        firstName: name(0),
        lastName: name(3),
        company: name(2),
        streetName: name(4),
        houseNumber: name(5),
      },
      ...{
        apartmentNumber: null,
        postalCode: '10969',
        city: name(1),
        countryId: 'DE',
        vatNumber: 'DE123456789',
      },
    },
    suppliedOn: '2026-11-23',
    suppliedTo: 'DE',
    isOutsideVatArea: true,
    lines: Array.from({ length: count }, (_, at) => ({
      ...{ id: String(at), name: name(at), brandName: name(at + 1), quantity: 99, unitNet: 100_000_000 },
      ...{ gross: row.gross, discount: 0, paid: row.gross, vatRate: 900, vat: row.vat },
    })),
    shipping: [row],
    vatByRate: [row],
    ...{ net: row.net, vat: row.vat, total: row.gross },
    exemption: { vatNumber: 'DE123456789', sellerVatNumber: null },
    corrects: { number: '2026-000122', issuedOn: '2026-11-22' },
  },
})

test.for(languages)(
  'in %s names that are long, written from right to left or with emoji make pages',
  async (languageCode) => {
    const pagesOf = async (count: number) => {
      const document = { ...invoice(count), languageCode }
      return (
        await PDFDocument.load(await drawDocument({ document, isCompany: false, format: 'pdf' }))
      ).getPageCount()
    }
    expect(await pagesOf(1)).toBe(1)
    expect(await pagesOf(30)).toBeGreaterThan(1)
  },
)
