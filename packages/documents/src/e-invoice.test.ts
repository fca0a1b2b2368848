import type { NumberedDocument, TaxRow } from '@salvia/contract/orders/numbered-document'
import { describe, expect, test } from 'vitest'
import { writeEInvoice } from './e-invoice.ts'

const row = (rate: number, net: number, vat: number): TaxRow => ({ rate, net, vat, gross: net + vat })

const line = { brandName: 'Brand', unitNet: 1000, discount: 0 }

const invoice: NumberedDocument = {
  kind: 'Invoice',
  number: '2026-000123',
  issuedOn: '2026-11-23',
  languageCode: 'de',
  seller: {
    name: 'Salvia B.V.',
    streetName: 'Oudegracht',
    houseNumber: '12',
    postalCode: '3511 AB',
    city: 'Utrecht',
    countryId: 'NL',
    email: 'hello@salvia.example',
    phone: '',
    registrationNumber: '',
    vatIds: ['NL123456789B01'],
  },
  content: {
    orderNumber: 'S-2026-000017',
    currency: 'SEK',
    buyer: {
      firstName: 'Anna',
      lastName: 'Visser <&>',
      company: null,
      streetName: 'Lindenstraße',
      houseNumber: '12',
      apartmentNumber: 'B',
      postalCode: '10969',
      city: 'Berlin',
      countryId: 'DE',
      vatNumber: 'de 123 456 789',
    },
    suppliedOn: '2026-11-24',
    suppliedTo: 'DE',
    isOutsideVatArea: false,
    lines: [
      {
        ...line,
        id: 'a',
        name: 'Zink 💊 حديد',
        quantity: 3,
        gross: 3270,
        paid: 2943,
        vatRate: 900,
        vat: 243,
      },
      { ...line, id: 'b', name: 'Creme', quantity: 1, gross: 1210, paid: 1210, vatRate: 2100, vat: 210 },
      { ...line, id: 'c', name: 'Probe', quantity: 1, gross: 1000, paid: 0, vatRate: 700, vat: 0 },
    ],
    shipping: [row(2100, 100, 21), row(900, 400, 36)],
    vatByRate: [row(2100, 1100, 231), row(900, 3100, 279)],
    ...{ net: 4200, vat: 510, total: 4710 },
    exemption: null,
    corrects: null,
  },
}

const written = async (document: NumberedDocument) => new TextDecoder().decode(await writeEInvoice(document))

const texts = (xml: string, name: string): string[] =>
  [...xml.matchAll(new RegExp(`<cbc:${name}\\b[^>]*>([^<]*)<`, 'g'))].map(([, text]) => text ?? '')

/** The amounts of all elements of a name, in hundredths. */
const amounts = (xml: string, name: string): number[] =>
  [...xml.matchAll(new RegExp(`<cbc:${name}\\b[^>]*>([^<]*)<`, 'g'))].map(([, text]) =>
    Math.round(Number(text) * 100),
  )
const sum = (all: number[]) => all.reduce((whole, each) => whole + each, 0)

/** The rules on sums of EN 16931: BR-CO-10, 13, 14, 15, 16 and 18. */
function expectSums(xml: string) {
  const [ofLines, ...perLine] = amounts(xml, 'LineExtensionAmount')
  const [tax, ...perRate] = amounts(xml, 'TaxAmount')
  const taxable = amounts(xml, 'TaxableAmount')
  expect(sum(perLine)).toBe(ofLines)
  expect(amounts(xml, 'TaxExclusiveAmount')).toEqual([ofLines])
  expect([sum(taxable), sum(perRate)]).toEqual([ofLines, tax])
  expect(amounts(xml, 'TaxInclusiveAmount')).toEqual([(ofLines ?? 0) + (tax ?? 0)])
  expect(amounts(xml, 'PrepaidAmount')).toEqual(amounts(xml, 'TaxInclusiveAmount'))
  expect(amounts(xml, 'PayableAmount')).toEqual([0])
  expect(taxable.length).toBeGreaterThan(0)
}

/** The tax categories of the standard, each once, in the order of their first use. */
const categories = (xml: string) => [
  ...new Set([...xml.matchAll(/<cac:(?:Classified)?TaxCategory>\s*<cbc:ID>(\w+)</g)].map(([, id]) => id)),
]

describe('an e-invoice', () => {
  test('has the sums of the invoice, a row for every rate, and both parties by their VAT numbers', async () => {
    const xml = await written(invoice)
    expectSums(xml)
    expect(amounts(xml, 'TaxableAmount')).toEqual([1100, 3100, 0])
    expect(categories(xml)).toEqual(['S'])
    expect(xml).toContain('<cbc:CustomizationID>urn:cen.eu:en16931:2017</cbc:CustomizationID>')
    expect(xml).toContain('<cbc:EndpointID schemeID="9944">NL123456789B01</cbc:EndpointID>')
    expect(xml).toContain('<cbc:EndpointID schemeID="9930">DE123456789</cbc:EndpointID>')
    expect(xml).toContain('<cbc:RegistrationName>Anna Visser &lt;&amp;&gt;</cbc:RegistrationName>')
  })

  test('to a company without a VAT number names it, and reaches it by e-mail', async () => {
    const buyer = {
      ...invoice.content.buyer,
      vatNumber: null,
      company: 'Praxis Visser',
      isCompany: true,
      email: 'anna@praxis.example',
    }
    const xml = await written({ ...invoice, content: { ...invoice.content, buyer } })
    expect(xml).toContain('<cbc:EndpointID schemeID="EM">anna@praxis.example</cbc:EndpointID>')
    expect(xml).toContain('<cbc:RegistrationName>Praxis Visser</cbc:RegistrationName>')
    expect(xml.match(/<cac:PartyTaxScheme>/g)).toHaveLength(1)
  })

  test('in kronor says its VAT in the euro of the seller too, at the rate of the order', async () => {
    const xml = await written({ ...invoice, content: { ...invoice.content, exchangeRate: 11_000_000 } })
    expect(xml).toContain('<cbc:TaxCurrencyCode>EUR</cbc:TaxCurrencyCode>')
    expect(xml).toContain('<cbc:TaxAmount currencyID="EUR">0.46</cbc:TaxAmount>')
  })

  test('of an exempt supply says why, in words and by its code, at no rate', async () => {
    const lines = invoice.content.lines.map((each) => ({ ...each, vatRate: 0, vat: 0 }))
    const exemption = { vatNumber: 'DE123456789', sellerVatNumber: 'NL999999999B99' }
    const rows = { shipping: [], vatByRate: [row(0, 4153, 0)], net: 4153, vat: 0, total: 4153 }
    const xml = await written({ ...invoice, content: { ...invoice.content, ...rows, lines, exemption } })
    expectSums(xml)
    expect(categories(xml)).toEqual(['K'])
    expect(xml).toContain('<cbc:TaxExemptionReasonCode>VATEX-EU-IC</cbc:TaxExemptionReasonCode>')
    expect(xml).toContain('Art. 138 der Richtlinie 2006/112/EG')
    expect(xml).toContain('<cbc:CompanyID>NL999999999B99</cbc:CompanyID>')
  })

  test('to a place outside the VAT area is an export, without VAT elsewhere it is zero-rated', async () => {
    const free = { lines: [], shipping: [row(0, 500, 0)], vatByRate: [row(0, 500, 0)] }
    const content = { ...invoice.content, ...free, net: 500, vat: 0, total: 500 }
    const outside = await written({ ...invoice, content: { ...content, isOutsideVatArea: true } })
    expect(categories(outside)).toEqual(['G'])
    expect(outside).toContain('VATEX-EU-G')
    expect(categories(await written({ ...invoice, content }))).toEqual(['Z'])
  })

  test('of a credit note has a line for each rate with its packs and the delivery, and names the invoice', async () => {
    const corrects = { number: '2026-000123', issuedOn: '2026-11-23' as const }
    const back = {
      shipping: [row(2100, 100, 21)],
      vatByRate: [row(2100, 100, 21), row(900, 400, 36)],
      net: 500,
      vat: 57,
      total: 557,
    }
    const content = { ...invoice.content, ...back, corrects }
    const xml = await written({ ...invoice, kind: 'CreditNote', number: 'C-2026-000004', content })
    expectSums(xml)
    expect(xml).toContain('<CreditNote xmlns=')
    expect(xml).toContain('<cbc:CreditNoteTypeCode>381</cbc:CreditNoteTypeCode>')
    expect(amounts(xml, 'LineExtensionAmount')).toEqual([500, 100, 400])
    expect(texts(xml, 'Description')).toEqual([
      // Nothing was left of the rate of the sample.
      '1 × Creme, Brand; 1 × Probe, Brand; Versand',
      '3 × Zink 💊 حديد, Brand',
    ])
    expect(texts(xml, 'Name')).toContain('Erstattung zur Bestellung S-2026-000017')
    expect(xml.replaceAll(/\s+/g, '')).toContain('<cac:InvoiceDocumentReference><cbc:ID>2026-000123</cbc:ID>')
  })

  test('of a credit note of an amount names no packs', async () => {
    const content = {
      ...{ ...invoice.content, lines: [], shipping: [], vatByRate: [row(900, 400, 36)] },
      ...{ net: 400, vat: 36, total: 436 },
      corrects: { number: '2026-000123', issuedOn: '2026-11-23' as const },
    }
    const xml = await written({ ...invoice, kind: 'CreditNote', number: 'C-2026-000005', content })
    expectSums(xml)
    expect(texts(xml, 'Description')).toEqual([])
  })

  test('that does not fit the standard is refused', async () => {
    const content = { ...invoice.content, suppliedTo: 'Germany' }
    await expect(written({ ...invoice, content })).rejects.toThrow()
  })
})
