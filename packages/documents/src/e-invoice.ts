import { type Invoice, InvoiceService } from '@e-invoice-eu/core'
import type { NumberedDocument, TaxRow } from '@salvia/contract/orders/numbered-document'
import { type HomeVat, homeVat } from '@salvia/rules/documents/home-vat'
import { decimalHundredths } from '@salvia/rules/format/decimal-hundredths'
import { sayOnDocument } from './document-words.ts'
import { buyerParty, sellerParty, sellerVatNumber, VAT } from './e-invoice-parties.ts'

type Category = {
  'cbc:ID': 'S' | 'K' | 'G' | 'Z'
  'cbc:Percent': string
  'cac:TaxScheme': { 'cbc:ID': string }
}

/** The semantic model alone, without a national or network profile. */
const EN_16931 = 'urn:cen.eu:en16931:2017'
/** Of UN/ECE Recommendation 20: one piece. */
const PIECE = 'C62'

function categoryOf({ content }: NumberedDocument, rate: number): Category {
  const free = content.exemption ? 'K' : content.isOutsideVatArea ? 'G' : 'Z'
  return {
    'cbc:ID': rate > 0 ? 'S' : free,
    'cbc:Percent': decimalHundredths(rate),
    'cac:TaxScheme': VAT,
  }
}

/** Why a rate of zero is charged, for the categories that must say so. */
function exemptionOf(document: NumberedDocument, rate: number) {
  const { languageCode: language, content } = document
  if (rate > 0) return {}
  if (content.exemption) {
    const places = { buyer: content.exemption.vatNumber, seller: sellerVatNumber(document) }
    return {
      'cbc:TaxExemptionReasonCode': 'VATEX-EU-IC' as const,
      'cbc:TaxExemptionReason': sayOnDocument(language, 'exempt', places),
    }
  }
  if (!content.isOutsideVatArea) return {}
  return {
    'cbc:TaxExemptionReasonCode': 'VATEX-EU-G' as const,
    'cbc:TaxExemptionReason': sayOnDocument(language, 'outside'),
  }
}

type Sold = { name: string; description: string; quantity: number; net: number; rate: number }

const plain = (name: string) => (row: TaxRow) => ({
  ...{ name, description: '', quantity: 1, net: row.net, rate: row.rate },
})

/**
 * What was given back at each rate, which the rows of a credit note state exactly, with the packs and the delivery named:
 * they have no net amounts of their own, since a rate that earlier refunds used up is made up for by others. What such a
 * rate had is named by the first row.
 */
function givenBackOf({ languageCode: language, content }: NumberedDocument): Sold[] {
  const { lines, shipping, vatByRate, orderNumber } = content
  const named = [
    ...lines.map(({ vatRate, ...line }) => ({
      rate: vatRate,
      text: `${line.quantity} × ${line.name}, ${line.brandName}`,
    })),
    ...shipping.map(({ rate }) => ({ rate, text: sayOnDocument(language, 'shipping') })),
  ]
  const rates = new Set(vatByRate.map(({ rate }) => rate))
  return vatByRate.map((row, at) => ({
    ...plain(sayOnDocument(language, 'refundedAmount', { number: orderNumber }))(row),
    description: named
      .filter(({ rate }) => rate === row.rate || (at === 0 && !rates.has(rate)))
      .map(({ text }) => text)
      .join('; '),
  }))
}

/** Of a credit note one line for each rate; of an invoice each line and the delivery. */
function soldOf(document: NumberedDocument): Sold[] {
  const { kind, languageCode: language, content } = document
  if (kind === 'CreditNote') return givenBackOf(document)
  const lines = content.lines.map((line) => ({
    name: line.name,
    description: line.brandName,
    quantity: line.quantity,
    net: line.paid - line.vat,
    rate: line.vatRate,
  }))
  return [...lines, ...content.shipping.map(plain(sayOnDocument(language, 'shipping')))]
}

function lineOf(document: NumberedDocument, { name, description, quantity, net, rate }: Sold, at: number) {
  const currency = document.content.currency
  return {
    'cbc:ID': String(at + 1),
    'cbc:InvoicedQuantity': String(quantity),
    'cbc:InvoicedQuantity@unitCode': PIECE,
    'cbc:LineExtensionAmount': decimalHundredths(net),
    'cbc:LineExtensionAmount@currencyID': currency,
    'cac:Item': {
      ...(description && { 'cbc:Description': description }),
      'cbc:Name': name,
      'cac:ClassifiedTaxCategory': categoryOf(document, rate),
    },
    // The price of all packs of the line: a price of one would be rounded.
    'cac:Price': {
      'cbc:PriceAmount': decimalHundredths(net),
      'cbc:PriceAmount@currencyID': currency,
      'cbc:BaseQuantity': String(quantity),
      'cbc:BaseQuantity@unitCode': PIECE,
    },
  }
}

/** A rate that free lines alone have is a row too: every line has its row. */
function rowsOf({ content }: NumberedDocument, sold: Sold[]): TaxRow[] {
  const free = new Set(sold.map(({ rate }) => rate))
  for (const { rate } of content.vatByRate) free.delete(rate)
  return [...content.vatByRate, ...[...free].map((rate) => ({ rate, net: 0, vat: 0, gross: 0 }))]
}

const taxOf = (document: NumberedDocument, sold: Sold[]) => {
  const { currency, vat } = document.content
  return {
    'cbc:TaxAmount': decimalHundredths(vat),
    'cbc:TaxAmount@currencyID': currency,
    'cac:TaxSubtotal': rowsOf(document, sold).map((row) => ({
      'cbc:TaxableAmount': decimalHundredths(row.net),
      'cbc:TaxableAmount@currencyID': currency,
      'cbc:TaxAmount': decimalHundredths(row.vat),
      'cbc:TaxAmount@currencyID': currency,
      'cac:TaxCategory': { ...categoryOf(document, row.rate), ...exemptionOf(document, row.rate) },
    })),
  }
}

/** The VAT once more, in the currency that it is declared in (BT-111). */
const homeTaxOf = ({ amount, currency }: HomeVat) => ({
  'cbc:TaxAmount': decimalHundredths(amount),
  'cbc:TaxAmount@currencyID': currency,
})

const totalsOf = ({ content: { net, total, currency } }: NumberedDocument) => ({
  'cbc:LineExtensionAmount': decimalHundredths(net),
  'cbc:LineExtensionAmount@currencyID': currency,
  'cbc:TaxExclusiveAmount': decimalHundredths(net),
  'cbc:TaxExclusiveAmount@currencyID': currency,
  'cbc:TaxInclusiveAmount': decimalHundredths(total),
  'cbc:TaxInclusiveAmount@currencyID': currency,
  // An order is paid before it is invoiced.
  'cbc:PrepaidAmount': decimalHundredths(total),
  'cbc:PrepaidAmount@currencyID': currency,
  'cbc:PayableAmount': decimalHundredths(0),
  'cbc:PayableAmount@currencyID': currency,
})

/** What the library reads; it refuses what its schema of the standard does not know. */
function toInvoice(document: NumberedDocument) {
  const { kind, number, issuedOn, languageCode, content } = document
  const sold = soldOf(document)
  const home = homeVat(document)
  const { corrects } = content
  return {
    'ubl:Invoice': {
      'cbc:CustomizationID': EN_16931,
      'cbc:ID': number,
      'cbc:IssueDate': issuedOn,
      'cbc:InvoiceTypeCode': kind === 'Invoice' ? '380' : '381',
      'cbc:Note': [sayOnDocument(languageCode, kind === 'Invoice' ? 'paid' : 'givenBack')],
      'cbc:DocumentCurrencyCode': content.currency,
      ...(home && { 'cbc:TaxCurrencyCode': home.currency }),
      'cac:OrderReference': { 'cbc:ID': content.orderNumber },
      ...(corrects && {
        'cac:BillingReference': [
          {
            'cac:InvoiceDocumentReference': {
              'cbc:ID': corrects.number,
              'cbc:IssueDate': corrects.issuedOn,
            },
          },
        ],
      }),
      'cac:AccountingSupplierParty': { 'cac:Party': sellerParty(document) },
      'cac:AccountingCustomerParty': { 'cac:Party': buyerParty(content.buyer) },
      'cac:Delivery': {
        'cbc:ActualDeliveryDate': content.suppliedOn,
        'cac:DeliveryLocation': {
          'cac:Address': { 'cac:Country': { 'cbc:IdentificationCode': content.suppliedTo } },
        },
      },
      'cac:TaxTotal': [taxOf(document, sold), ...(home ? [homeTaxOf(home)] : [])],
      'cac:LegalMonetaryTotal': totalsOf(document),
      'cac:InvoiceLine': sold.map((line, at) => lineOf(document, line, at)),
    },
  }
}

/** Its warnings are about profiles that are not asked for. */
const silent = { log: () => undefined, warn: () => undefined, error: () => undefined }

const asInvoice = (document: NumberedDocument): Invoice => toInvoice(document) as Invoice

/** An invoice or credit note as UBL by EN 16931. Throws when it does not fit the standard's schema. */
export async function writeEInvoice(document: NumberedDocument): Promise<Uint8Array> {
  const xml = await new InvoiceService(silent).generate(asInvoice(document), {
    format: 'UBL',
    lang: document.languageCode,
    noWarnings: true,
  })
  return typeof xml === 'string' ? new TextEncoder().encode(xml) : xml
}

/** The drawn PDF of an invoice or credit note with the same as CII within it (Factur-X, profile EN 16931). */
export async function embedEInvoice(document: NumberedDocument, pdf: Uint8Array): Promise<Uint8Array> {
  const filename = `${document.number}.pdf`
  const made = await new InvoiceService(silent).generate(asInvoice(document), {
    format: 'Factur-X-EN16931',
    lang: document.languageCode,
    pdf: { buffer: pdf, filename, mimetype: 'application/pdf' },
    noWarnings: true,
  })
  return typeof made === 'string' ? new TextEncoder().encode(made) : made
}
