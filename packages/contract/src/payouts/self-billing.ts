import type { DocumentSeller } from '../orders/numbered-document.ts'
import type { CalendarDay } from '../words/calendar-day.ts'
import type { LanguageCode } from '../words/locale.ts'
import type { CommissionVatTreatment } from '../words/payouts.ts'
import type { WalletTransactionType } from '../words/wallet.ts'

/** Whom a self-billing document names as the supplier. */
export type PayoutPayee = {
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
}

/** The movements of a type, EUR cents. Taken back are those that an earlier payout paid and that were reversed since. */
type Settled = { type: WalletTransactionType; isTakenBack?: true; count: number; amount: number }

/** What a payout settles; EUR cents. `total` of the services contains `vat`; `paid` is what is transferred. */
export type PayoutSettlement = {
  /** Services: commission, bonuses, and what was taken back of them. */
  services: Settled[]
  treatment: CommissionVatTreatment
  /** Hundredths of a percent. */
  vatRate: number
  net: number
  vat: number
  total: number
  /** Movements that are no service: orders paid from the wallet, and what came back of them. */
  others: Settled[]
  /** Held for orders that are not paid yet, or brought forward from earlier payouts. */
  carriedOver: number
  paid: number
}

/** What a self-billing document says; written once, never changed. */
export type SelfBillingContent = {
  payee: PayoutPayee
  /** The days of the first and the last movement. */
  from: CalendarDay
  to: CalendarDay
  settlement: PayoutSettlement
}

/** A self-billing document to be drawn. */
export type SelfBilling = {
  kind: 'SelfBilling'
  number: string
  issuedOn: CalendarDay
  languageCode: LanguageCode
  seller: DocumentSeller
  content: SelfBillingContent
}
