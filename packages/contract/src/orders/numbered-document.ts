import type { Currency } from '../money.ts'
import type { CalendarDay } from '../words/calendar-day.ts'
import type { NumberedKind } from '../words/documents.ts'
import type { LanguageCode } from '../words/locale.ts'

/** What a document says at one VAT rate (hundredths of a percent), in minor units: gross = net + VAT. */
export type TaxRow = { rate: number; net: number; vat: number; gross: number }

/** Who sold, as it was when the document was issued. */
export type DocumentSeller = {
  name: string
  streetName: string
  houseNumber: string
  postalCode: string
  city: string
  countryId: string
  email: string
  phone: string
  registrationNumber: string
  vatIds: string[]
}

/** Whom an invoice names (Directive 2006/112/EC art. 226 (4) and (5)). */
export type DocumentBuyer = {
  firstName: string
  lastName: string
  company: string | null
  streetName: string
  houseNumber: string
  apartmentNumber: string | null
  postalCode: string
  city: string
  countryId: string
  vatNumber: string | null
  /** A company gets the e-invoice; missing in older documents, which a VAT number decides. */
  isCompany?: boolean
  /** Of a company, for its e-invoice. */
  email?: string | null
}

/** Minor units; `unitNet` without VAT, all else with it; `vat` is contained in `paid`. */
export type DocumentLine = {
  id: string
  name: string
  brandName: string
  quantity: number
  unitNet: number
  gross: number
  discount: number
  paid: number
  vatRate: number
  vat: number
}

/** What an invoice or credit note says; written once, never changed. Of a credit note, amounts are those it gives back. */
export type DocumentContent = {
  orderNumber: string
  currency: Currency
  /** What a euro was worth, in millionths; missing in older documents. */
  exchangeRate?: number
  buyer: DocumentBuyer
  /** The day of supply, as YYYY-MM-DD. */
  suppliedOn: CalendarDay
  /** ISO 3166-1 code of the country of destination. */
  suppliedTo: string
  /** The destination belongs to a country of the Union, and not to its VAT area. */
  isOutsideVatArea: boolean
  lines: DocumentLine[]
  shipping: TaxRow[]
  vatByRate: TaxRow[]
  net: number
  vat: number
  total: number
  /** Both numbers of an exempt supply to a company in another country (art. 138). */
  exemption: { vatNumber: string; sellerVatNumber: string | null } | null
  /** Of a credit note: what it corrects. */
  corrects: { number: string; issuedOn: CalendarDay } | null
}

/** An invoice or credit note to be drawn. */
export type NumberedDocument = {
  kind: NumberedKind
  number: string
  issuedOn: CalendarDay
  languageCode: LanguageCode
  seller: DocumentSeller
  content: DocumentContent
}

/** What lies in a parcel; no prices. */
export type PackingSlip = {
  kind: 'PackingSlip'
  number: string
  issuedOn: CalendarDay
  languageCode: LanguageCode
  orderNumber: string
  from: string[]
  to: string[]
  carrier: string
  lines: { name: string; brandName: string; quantity: number }[]
}
